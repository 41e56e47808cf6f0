export { ForeignPayment as default, foreignMetadata as generateMetadata } from '../foreign'
