// No such checkout, or none where real money is taken.
export { default, generateMetadata } from '../../column/articlePreview/not-found'
