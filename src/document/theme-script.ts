/**
 * Chooses the stored theme's stylesheet before the first paint. It stands inline in every page's head, so its hash is
 * part of every Content-Security-Policy.
 */
export const THEME_SCRIPT =
  'try{var t=JSON.parse(localStorage.getItem("config")).state.theme;' +
  'if(/^\\w+Theme$/.test(t)&&t!="homeTheme")document.getElementById("theme").href="/css/"+t+".css"}catch(e){}'
