import { firstOpeningHash, revealedChars, revealedKey } from '@/core/report/first-opening'

declare global {
  interface Window {
    /**
     * Settles when the reveal is over; until then no other script of the page runs. Present only while a result is
     * being drawn.
     */
    revealed?: Promise<void>
  }
}

/**
 * Maximum number of results remembered. When the mail about an older result is opened again, its drawing may be shown
 * once more.
 */
const MOST = 40
/** Duration of the reveal in ms; `Reveal.module.css` contains the times of its steps. */
const LASTS = 2600

/**
 * Runs inline, right after the cover of a result and before the first paint. At the first opening, it puts the drawing
 * and its sentence from the `<template>` over the first screen, where styles animate them. Any tap, key or scroll shows
 * everything at once. Readers who prefer less motion, and readers who have seen the result before, get the plain page;
 * so does a browser without scripts.
 */
export const REVEAL_SCRIPT = `try{(d=>{const h=d.documentElement,s=d.currentScript,t=s.previousElementSibling,c=t.previousElementSibling;
if(location.hash!=${JSON.stringify(firstOpeningHash)})return;
history.replaceState(history.state,"",location.pathname+location.search);
if(!c.dataset.cover)return;
const k=c.dataset.cover.slice(0,${revealedChars});let l=[];try{l=JSON.parse(localStorage.getItem("${revealedKey}"))}catch(e){}
if(!Array.isArray(l))l=[];if(l.includes(k))return;
try{localStorage.setItem("${revealedKey}",JSON.stringify([k,...l].slice(0,${MOST})))}catch(e){}
if(!matchMedia("(prefers-reduced-motion: no-preference)").matches)return;
let r;window.revealed=new Promise(f=>r=f);
const n=["pointerdown","keydown","wheel","touchmove"],o=()=>{h.dataset.reveal="done";for(const e of n)removeEventListener(e,o,true);delete window.revealed;r()},
b=()=>{c.append(t.content);h.dataset.reveal="";for(const e of n)addEventListener(e,o,{capture:true,passive:true});setTimeout(o,${LASTS})};
if(d.hidden)r(),d.addEventListener("visibilitychange",b,{once:true});else b()})(document)}catch(e){}`
