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
  /** path of the home screen, in the page that is at the root */
  home?: string | undefined;
}

/**
 * The inline script of every page, run before anything is downloaded. It asks who the customer is and what the
 * screen at this address will ask, while the scripts still load; fetches the screen's files and the one catalogue that
 * will be read; keeps the customer's theme; adds each file together with its hash, and leaves the hashes to
 * what adds more of them later (kit/src/app/sealedFiles.ts), so that nothing runs that was not built; and answers for a script that cannot be loaded: one reload, then a text
 * that says so (contracts/page.md, R391).
 *
 * A screen's own calls go out at once where a session is known on this device, or where a visitor may make them; else
 * only once the server has said that somebody is signed in. A query leaves them all to the screen.
 *
 * The words and the screen's own file are imported here already: once the app's script runs they are there, and none of
 * them is waited for by turns. A style of the screen is put on the page when all others are, so that it comes after them.
 *
 * Plain ES2020, no imports: its text is hashed into the page's content security policy.
 */
export function bootScript({
  catalogues,
  build,
  screens = { files: [], screens: {} },
  asks = {},
  home,
}: BootFacts): string {
  return `(()=>{
const P=${JSON.stringify({ catalogues, ...screens, asks, home })};
const d=document,r=d.documentElement,w=window,A=w.__walletAsked={},I=w.__walletImports={},p=location.pathname.replace(/(.)\\/+$/,'$1');
let l;try{l=localStorage.getItem('wallet.locale');const g=k=>localStorage.getItem('wallet.'+k),t=g('theme.own')||g('theme'),z=g('textSize');if(t==='light'||t==='dark')r.dataset.theme=t;if(z==='large'||z==='larger')r.dataset.text=z}catch{}
l=(l==='ko'||l==='en')?l:((navigator.language||'').startsWith('en')?'en':'ko');r.lang=l;
const get=(a,t)=>fetch('/wApi'+a,{credentials:'same-origin',headers:{Accept:'application/json','X-Referer':location.pathname,'X-Login-Type':t,'Accept-Language':l}}).then(async b=>({status:b.status,type:b.headers.get('content-type')||'',text:await b.text()}));
const ask=(a,t,after)=>{const answer=after?after.then(u=>u.status===200&&/^\\s*\\{\\s*"status"\\s*:\\s*200\\b/.test(u.text)?get(a,t):null):get(a,t);answer.catch(()=>{});A['/wApi'+a]={loginType:t,language:l,answer};return answer};
const me=ask('/mstr/userinfo','web');
let s;try{s=JSON.parse(localStorage.getItem('wallet.session')).loginType}catch{}
if(!location.search)for(const a of P.asks[p]||[])ask(a.replace('+',''),s==='ci'?s:'web',a[0]==='+'||s?null:me);
const m=d.querySelector('meta[name="wallet-seals"]'),S=w.__walletSeals=m?JSON.parse(m.content):{known:{},rest:[]};
const more=()=>Promise.all(S.rest.map(f=>f.got=f.got||fetch(f.href,{integrity:f.integrity}).then(b=>b.json()).then(k=>{Object.assign(S.known,k)}))).catch(()=>{for(const f of S.rest)f.got=void 0;throw 0});
const add=(h,use)=>{const k=d.createElement('link'),i=S.known[h];if(use)k.rel='stylesheet';else if(h.endsWith('.css')){k.rel='preload';k.as='style'}else k.rel='modulepreload';k.crossOrigin='';if(i)k.integrity='sha256-'+i;k.href=h;if(use)(I[h]=new Promise((y,n)=>{k.onload=y;k.onerror=()=>{k.remove();delete I[h];n()}})).catch(()=>{});d.head.append(k)};
const at=P.screens[p]||[],own=(P.catalogues[l]||[]).concat(at[0]===void 0?[]:P.files[at[0]]),put=h=>{add(h);if(own.includes(h))(I[h]=import(h)).catch(()=>{delete I[h]})},all=(P.catalogues[l]||[]).concat([...new Set(at.concat(p==='/'&&!location.search&&P.screens[P.home]||[]))].map(i=>P.files[i])),late=all.filter(h=>!(S.known[h]||!S.rest[0]||/^\\/_shared.*js$/.test(h)));
w.addEventListener('load',()=>(w.requestIdleCallback||(f=>setTimeout(f,1e3)))(()=>more().catch(()=>{})));
if(late[0]){more().then(()=>late.map(put),()=>{});for(const h of late)fetch(h).then(b=>b.blob()).catch(()=>{})}
for(const h of all)late.includes(h)||put(h);
d.addEventListener('readystatechange',()=>{for(const h of all)if(h.endsWith('.css')&&!late.includes(h))add(h,1)},{once:true});
w.addEventListener('error',e=>{const t=e.target;if(!(t instanceof HTMLScriptElement)||t.type!=='module')return;
let again=true;try{again=sessionStorage.getItem('wallet.reloaded')===${JSON.stringify(build)}}catch{}
const there=f=>fetch('/registry.json',{method:'HEAD',cache:'no-store'}).then(b=>{if(b.status>499)throw 0;f()}),once=()=>{try{sessionStorage.setItem('wallet.reloaded',${JSON.stringify(build)})}catch{say();return}location.reload()};
again?say():there(once).catch(say);
function say(){const a=d.getElementById('app');if(!a)return;a.textContent='';const p=d.createElement('p');p.setAttribute('role','alert');p.dataset.msg='chunkMissing';p.style.padding='2rem 1.25rem';
p.textContent=l==='en'?'This page could not be loaded. Check your connection and open it again.':'화면을 불러오지 못했어요. 연결 상태를 확인하신 뒤 다시 열어 주세요.';const b=d.createElement('button');b.type='button';b.dataset.action='retry';b.style.cssText='display:block;margin-top:1.25rem;min-height:2.75rem;padding:0 1.25rem;font:inherit';b.textContent=l==='en'?'Open again':'다시 열기';b.onclick=()=>there(()=>location.reload()).catch(()=>{});p.append(b);a.append(p)}},true);
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
