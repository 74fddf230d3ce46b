import { LIST_LENGTH } from './answers.ts';

/** One way to build the same screen, and where its pages are. */
export interface Variant {
  /** as `--only` names it */
  name: string;
  label: string;
  /** the measured page */
  page: string;
  /** the page opened before it, for a warm opening */
  before: string;
  /** the card on that page that the customer scrolls to, so that it is seen */
  card?: string;
  /** the folder of peers/src that it is built from */
  peer?: string;
  /** how many prices it shows, where it is the screen that is compared */
  rows?: number;
  /** is opened by the `go` event in a page that was kept ready, and not by its address */
  isReady?: true;
  /** served by an installation that lets pages be opened again for a minute without asking */
  isReused?: true;
}

const peer = (name: string, folder: string, label: string): Variant => ({
  name,
  label,
  peer: folder,
  page: `/bench/${folder}/forest`,
  rows: LIST_LENGTH,
  before: `/bench/${folder}/trails`,
});

const wallet = { page: '/forest/FTR21000', before: '/whitepaper/FUW10000', rows: LIST_LENGTH };

/** The apps of the wallet that are opened. */
export const walletApps = ['launcher', 'mber', 'forest', 'whitepaper', 'point', 'bcerti'];

export const variants: readonly Variant[] = [
  {
    name: 'floor',
    label: 'static page, 2 KB of script (the floor)',
    page: '/bench/floor/forest',
    before: '/bench/floor/trails',
    rows: LIST_LENGTH,
  },
  { name: 'wallet', label: '**the wallet**', ...wallet },
  {
    name: 'wallet-reused',
    label: '**the wallet**, its page opened again within a minute (`--reuse-pages`)',
    ...wallet,
    isReused: true,
  },
  {
    name: 'wallet-card',
    label: '**the wallet**, its card was seen on home',
    ...wallet,
    before: '/',
    card: 'forest',
  },
  {
    name: 'wallet-ready',
    label: '**the wallet**, in a WebView kept ready',
    ...wallet,
    before: '/',
    card: 'forest',
    isReady: true,
  },
  {
    name: 'wallet-small',
    label: '**the wallet**, a small domain (another list)',
    page: wallet.before,
    before: wallet.page,
  },
  { name: 'home', label: '**the wallet**, home', page: '/', before: wallet.before },
  {
    name: 'money',
    label: '**the wallet**, a domain of money (points)',
    page: '/point/FPO10000',
    before: wallet.before,
  },
  {
    name: 'identity',
    label: '**the wallet**, a domain of identity (certificate)',
    page: '/bcerti/FBC10000',
    before: wallet.before,
  },
  peer('self-contained', 'selfContained', 'React and wouter, bundled per domain'),
  peer('single-page', 'singlePage', 'one single-page app with lazy routes'),
  peer('module-federation', 'federation', 'Module Federation'),
  peer('stackflow', 'stackflow', 'stackflow'),
  peer('antd-mobile', 'antdMobile', 'antd-mobile'),
  peer('vkui', 'vkui', 'VKUI and vk-bridge'),
  peer('ionic', 'ionic', 'Ionic React'),
];

/**
 * The variants of these names, or all.
 * @throws RangeError for a name that is none
 */
export function chooseVariants(only: readonly string[]): readonly Variant[] {
  const unknown = only.find((name) => !variants.some((variant) => variant.name === name));
  if (unknown !== undefined)
    throw new RangeError(
      `No variant "${unknown}"; there are ${variants.map(({ name }) => name).join(', ')}.`,
    );
  return variants.filter(({ name }) => only.length === 0 || only.includes(name));
}
