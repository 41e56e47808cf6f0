export { default, generateMetadata, viewport } from '../(documents)/layout'
