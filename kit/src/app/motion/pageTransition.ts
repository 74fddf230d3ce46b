import { flushSync } from 'react-dom';

/** On: to what comes next. Back: to what was before. */
export type Way = 'on' | 'back';

/*
 * The new page comes from 24 px on the side that it lies on, the old one goes by half of that to the other; the bar on
 * top stays and fades into the next. A tap reaches what is already there.
 */
const sheet = `
::view-transition{pointer-events:none}
::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:260ms;animation-timing-function:cubic-bezier(.05,.7,.1,1)}
:root[data-way] header[data-look]{view-transition-name:bar}
:root[data-way=on]::view-transition-new(root){animation-name:come-right}
:root[data-way=on]::view-transition-old(root){animation-name:go-left}
:root[data-way=back]::view-transition-new(root){animation-name:come-left}
:root[data-way=back]::view-transition-old(root){animation-name:go-right}
@keyframes come-right{from{opacity:0;transform:translateX(24px)}}
@keyframes come-left{from{opacity:0;transform:translateX(-24px)}}
@keyframes go-left{to{opacity:0;transform:translateX(-12px)}}
@keyframes go-right{to{opacity:0;transform:translateX(12px)}}`;

/** A page that is not drawn, behind others, never comes to its picture: it changes without, after so many ms. */
const PATIENCE_MS = 200;

let isStyled = false;
let latest: ViewTransition | undefined;

/** Changes what is shown between two pictures of the page; settles when it has been changed. */
export async function pageTransition(way: Way, show: () => void): Promise<void> {
  const { documentElement: root } = document;
  if (!isStyled) {
    isStyled = true;
    const styles = new CSSStyleSheet();
    styles.replaceSync(sheet);
    document.adoptedStyleSheets.push(styles);
  }
  root.dataset.way = way;
  let hasBegun = false;
  const transition = document.startViewTransition(() => {
    hasBegun = true;
    flushSync(show);
  });
  latest = transition;
  setTimeout(() => !hasBegun && transition.skipTransition(), PATIENCE_MS);
  // Refused where the motion is skipped, for the next step or out of sight: the page has changed all the same.
  transition.ready.catch(() => undefined);
  void transition.finished
    .catch(() => undefined)
    .then(() => {
      if (latest === transition) delete root.dataset.way;
    });
  await transition.updateCallbackDone;
}
