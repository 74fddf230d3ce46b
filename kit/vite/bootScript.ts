import type { ScreenFiles } from './pageFiles.ts';

interface BootFacts {
  /** locale -> addresses of the catalogues to fetch early */
  catalogues: Record<string, string[]>;
  /** identifies this release of the app, so that a missing file reloads the page once per release */
  build: string;
  /** what each screen needs; absent in development */
  screens?: ScreenFiles | undefined;
  /** path of a screen -> what it asks the wallet API when it opens; a visitor's own with `+` before it */
  asks?: Readonly<Record<string, readonly string[]>>;
}

/**
 * The inline script of every page, run before anything is downloaded. It asks who the customer is and what the
 * screen at this address will ask, while the scripts still load; fetches the screen's files and the one catalogue that
 * will be read; keeps the customer's theme; and answers for a script that cannot be loaded: one reload, then a text
 * that says so (contracts/page.md, R391).
 *
 * A screen's own calls go out at once where a session is known on this device, or where a visitor may make them; else
 * only once the server has said that somebody is signed in. A query leaves them all to the screen.
 *
 * Plain ES2020, no imports: its text is hashed into the page's content security policy.
 */
export function bootScript({
  catalogues,
  build,
  screens = { files: [], screens: {} },
  asks = {},
}: BootFacts): string {
  return `(()=>{
const P=${JSON.stringify({ catalogues, ...screens, asks })};
const d=document,r=d.documentElement,w=window,A=w.__walletAsked={},p=location.pathname.replace(/(.)\\/+$/,'$1');
const get=(a,t)=>fetch('/wApi'+a,{credentials:'same-origin',headers:{Accept:'application/json','X-Referer':location.pathname,'X-Login-Type':t}}).then(async b=>({status:b.status,type:b.headers.get('content-type')||'',text:await b.text()}));
const ask=(a,t,after)=>{const answer=after?after.then(u=>u.status===200&&/^\\s*\\{\\s*"status"\\s*:\\s*200\\b/.test(u.text)?get(a,t):null):get(a,t);answer.catch(()=>{});A['/wApi'+a]={loginType:t,answer};return answer};
const me=ask('/mstr/userinfo','web');
let s;try{s=JSON.parse(localStorage.getItem('wallet.session')).loginType}catch{}
if(!location.search)for(const a of P.asks[p]||[])ask(a.replace('+',''),s==='ci'?s:'web',a[0]==='+'||s?null:me);
let l;try{l=localStorage.getItem('wallet.locale');const t=localStorage.getItem('wallet.theme');if(t)r.dataset.theme=t}catch{}
l=(l==='ko'||l==='en')?l:((navigator.language||'').startsWith('en')?'en':'ko');r.lang=l;
for(const h of (P.catalogues[l]||[]).concat((P.screens[p]||[]).map(i=>P.files[i]))){const k=d.createElement('link');if(h.endsWith('.css')){k.rel='preload';k.as='style'}else k.rel='modulepreload';k.crossOrigin='';k.href=h;d.head.append(k)}
w.addEventListener('error',e=>{const t=e.target;if(!(t instanceof HTMLScriptElement)||t.type!=='module')return;
let again=true;try{again=sessionStorage.getItem('wallet.reloaded')===${JSON.stringify(build)};sessionStorage.setItem('wallet.reloaded',${JSON.stringify(build)})}catch{}
if(!again){location.reload();return}
const a=d.getElementById('app');if(!a)return;a.textContent='';const p=d.createElement('p');p.setAttribute('role','alert');p.dataset.msg='chunkMissing';p.style.padding='2rem 1.25rem';
p.textContent=l==='en'?'This page could not be loaded. Check your connection and open it again.':'화면을 불러오지 못했습니다. 연결 상태를 확인하신 뒤 다시 열어 주세요.';a.append(p)},true);
})();`;
}

/**
 * What a built page's inline script says that each screen needs.
 *
 * @throws Error where the page has none
 */
export function bootFacts(html: string): ScreenFiles & { catalogues: Record<string, string[]> } {
  const found = /^const P=(\{.*\});$/m.exec(html)?.[1];
  if (found === undefined) throw new Error('The page has no inline script that says what its screens need.');
  return JSON.parse(found) as ReturnType<typeof bootFacts>;
}
