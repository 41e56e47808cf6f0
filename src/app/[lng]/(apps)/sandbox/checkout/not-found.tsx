// No such checkout, or none where real money is taken.
export { default } from '../../column/articlePreview/not-found'
