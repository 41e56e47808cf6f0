// The script of the page of help beside enhance.js.
import { showOwnCountry } from './help'

showOwnCountry()
