import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from './root'

export type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>
type Record = AppRouter['_def']['record']

export type RouterName = keyof Record & keyof Inputs & keyof Outputs
export type ProcedureName<Router extends RouterName> = keyof Record[Router] &
  keyof Inputs[Router] &
  keyof Outputs[Router]

/** `Query` for a procedure that only asks, `Mutation` for one that changes something. */
export type ByKind<
  Router extends RouterName,
  Name extends ProcedureName<Router>,
  Query,
  Mutation,
> = Record[Router][Name] extends { _def: { type: 'query' } } ? Query : Mutation
