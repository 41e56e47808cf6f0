import { MutationObserver } from '@tanstack/react-query'
import { queryClient } from './query-client'

/** Returns a procedure as a mutation of the tab's cache, as `useMutation` does, for code outside of `TrpcProvider`. */
export function asMutation<Input, Output>(
  mutate: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output> {
  const mutation = new MutationObserver(queryClient(), { mutationFn: (input: Input) => mutate(input) })
  return (input) => mutation.mutate(input)
}
