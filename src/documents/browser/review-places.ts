// The script of documents with places for reviews beside enhance.js.
import { fillReviews } from './reviews'

void fillReviews()
