/**
 * Adds the stored theme's stylesheet before the first paint, after the one every page has: the link that React knows
 * must stay as it was rendered. Written into the document, so that the parser waits for it. The script stands inline
 * in every page's head, so its hash is part of every Content-Security-Policy.
 */
export const THEME_SCRIPT =
  'try{var t=JSON.parse(localStorage.getItem("config")).state.theme;' +
  'if(/^\\w+Theme$/.test(t)&&t!="homeTheme")' +
  'document.write(\'<link id="chosen-theme" rel="stylesheet" href="/css/\'+t+\'.css">\')}catch(e){}'
