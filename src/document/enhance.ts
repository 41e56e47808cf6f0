// The one script of a document, and part of every app page: small things on top of pages that work without it.
import { sayWhyAnew } from './anew'
import { watchBuilds } from './build-notice'
import { wireCopyButtons } from './copy'
import { offerToGoOn } from './go-on'
import { markCurrentLink, nameAccountLink } from './header-links'
import { showOwnCountry } from './help'
import { keepPlaceOnLanguageLinks } from './languages'
import { wireLeaving } from './leave'
import { hideLinksForEurope, replaceOnMarkedLinks } from './links'
import { closeMenus } from './menus'
import { fillPulse } from './pulse'
import { countReading } from './reading'
import { fillReviews } from './reviews'
import { wireThemeChoice } from './themes'
import { watchTyping } from './typed-loader'

keepPlaceOnLanguageLinks()
watchTyping()
replaceOnMarkedLinks()
hideLinksForEurope()
markCurrentLink()
nameAccountLink()
wireThemeChoice()
closeMenus()
void offerToGoOn()
// A page that the browser kept is shown again after some answers.
addEventListener('pageshow', offerToGoOn)
sayWhyAnew()
wireCopyButtons()
wireLeaving()
showOwnCountry()
void fillPulse()
countReading()
void fillReviews()
watchBuilds()
document.documentElement.dataset.enhanced = 'true'
