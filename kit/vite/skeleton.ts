/** Which skeleton a page shows before any script has run (1-shell s2.3, E17). */
export type SkeletonChoice = 'plain' | 'byPageId';

const style = `
.wallet-boot{max-width:35rem;margin:0 auto;padding:1rem 1.25rem}
.wallet-boot i{display:block;border-radius:.75rem;background:#8883;margin:0 0 1rem}
.wallet-boot i:nth-child(1){height:1.75rem;width:45%;margin:.25rem 0 2rem}
.wallet-boot i:nth-child(2){height:8.5rem}
.wallet-boot i:nth-child(n+3){height:4.5rem}
.wallet-boot[data-skeleton=digital-id] i:nth-child(2){height:15rem}
.wallet-boot[hidden]{display:none}
:root{color-scheme:light dark}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
body{margin:0;background:Canvas}
`.trim();

const bones = '<i></i><i></i><i></i><i></i><i></i>';

/** The critical style of the skeleton; hashed into the content security policy. */
export const skeletonStyle = style;

/** The markup that stands in `#app` until React's first render replaces it. */
export function skeletonMarkup(choice: SkeletonChoice): string {
  const kind = choice === 'plain' ? 'plain' : 'main';
  return `<div class="wallet-boot" data-skeleton="${kind}" aria-hidden="true">${bones}</div>`;
}

/** Only the launcher's entry knows more than one skeleton: pageId decides, and any other pageId shows none. */
export const skeletonScript = `(()=>{const s=document.querySelector('.wallet-boot');if(!s||location.pathname!=='/')return;
const p=(new URLSearchParams(location.search).get('pageId')||'FMA10000').split('?')[0].replace(/\\/+$/,'').split('/').pop();
if(p==='FGM40000')s.dataset.skeleton='digital-id';else if(p!=='FMA10000'){s.hidden=true;delete s.dataset.skeleton}})();`;
