// The one script of a document, and part of every app page: small things on top of pages that work without it.

import { watchBuilds } from './build-notice'
import { wireCopyButtons } from './copy'
import { showCreditsLeft } from './credits-left'
import { explainReload } from './explain-reload'
import { offerToGoOn } from './go-on'
import { markCurrentLink, nameAccountLink } from './header-links'
import { keepPlaceOnLanguageLinks } from './languages'
import { wireLeaving } from './leave'
import { hideLinksForEurope, replaceOnMarkedLinks } from './links'
import { closeMenus } from './menus'
import { fillPulse } from './pulse'
import { countReading } from './reading'
import { wireThemeChoice } from './themes'
import { watchTyping } from './typed-loader'

keepPlaceOnLanguageLinks()
watchTyping()
replaceOnMarkedLinks()
hideLinksForEurope()
markCurrentLink()
nameAccountLink()
void showCreditsLeft()
wireThemeChoice()
closeMenus()
void offerToGoOn()
// A page that the browser kept is shown again after some answers.
addEventListener('pageshow', offerToGoOn)
explainReload()
wireCopyButtons()
wireLeaving()
void fillPulse()
countReading()
watchBuilds()
document.documentElement.dataset.enhanced = 'true'
