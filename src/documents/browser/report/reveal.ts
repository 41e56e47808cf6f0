import { firstOpening, revealedChars, revealedKey } from '@/core/report/first-opening'

declare global {
  interface Window {
    /** Settled once the reveal is over: until then nothing else computes. Only there while a result is being drawn. */
    revealed?: Promise<void>
  }
}

/** Results remembered; with the mail of an older one its drawing might be drawn once more. */
const MOST = 40
/** Milliseconds until everything is there; `Reveal.module.css` has the single moments. */
const LASTS = 2600

/**
 * Runs inline, right behind the cover of a result and before the first paint. On the first opening it lays the drawing and
 * its sentence out of the `<template>` over the first screen, where styles draw them. Any tap, key or scroll shows all at
 * once. Who wants less motion, and whoever was here before, gets the page as it is; without script it is that anyway.
 */
export const REVEAL_SCRIPT = `try{(d=>{const h=d.documentElement,s=d.currentScript,t=s.previousElementSibling,c=t.previousElementSibling;
if(location.hash!=${JSON.stringify(firstOpening)})return;
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
