import { addDays, addMonths, expandBirth, isEasyPin } from '@wallet/kit/format';
import type { Context } from 'hono';
import { type KeyPair, makeKeys, signed } from '../../signing.ts';
import { openPassword } from '../mstr/sealedField.ts';
import type { Persona } from '../persona.ts';
import { head } from '../portraits.ts';
import { type Credential, isRevoked, issue } from '../proofs/proofs.ts';
import { memberOf, type RoomEnv, remembered, type World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { type Case, caseOf, clerkOf } from './cases.ts';
import { type At, claimsOf, type Kind, kinds, registered } from './kinds.ts';

interface Card {
  vcId: string;
  vcType: Kind;
  /** UPDT: the address is another one */
  vcSttus: 'ACTV' | 'UPDT' | 'SUSP' | 'EXPD' | 'RVKD';
  rsnCd: string;
  issuYmd: string;
  expYmd: string;
  /** this app shows it; the state's own app may have more */
  isHere: boolean;
}

interface Wallet {
  exists: boolean;
  /** this app is one that the wallet knows */
  isConnected: boolean;
  pin: string;
  failCnt: number;
  hasBiometry: boolean;
  /** ms: until then it has seen its holder, and lets another number be set */
  openUntil: number;
  /** of the phone's secure area */
  keys: KeyPair | null;
  cards: Card[];
  /** what was applied for at the issuer */
  applied: Kind[];
  /** asks of the register so far: one that is slow answers well the second time */
  asks: number;
}

/** Reasons of a stop that its holder reported: loss, theft. */
const lossReasons = ['301', '302'];
/** Of every wallet that is there at the start. */
const WALLET_PIN = '927351';
/** Of every plastic card with a chip. */
const IC_PIN = '2580';
const TRIES = 5;
const OPEN_MS = 3 * 60_000;
/** An issuer makes a card in so long, whether its page is open or not. */
const MAKING_MS = 30_000;

const none: readonly (readonly [Kind, Card['vcSttus'], string])[] = [];
const starts: Readonly<Record<string, readonly (readonly [Kind, Card['vcSttus'], string])[]>> = {
  member: [
    ['RRC', 'ACTV', ''],
    ['DLC', 'ACTV', ''],
  ],
  simpleLogin: [['RRC', 'UPDT', '401']],
  restricted: [['RRC', 'EXPD', '501']],
  starbank: [['RRC', 'ACTV', '']],
  noPointWallet: [['RRC', 'RVKD', '303']],
  walletMoved: [['RRC', 'ACTV', '']],
  walletLocked: [['RRC', 'ACTV', '']],
  walletSuspended: [
    ['RRC', 'SUSP', '301'],
    ['DLC', 'SUSP', '301'],
  ],
  employee: [['DLC', 'ACTV', '']],
};

function newCard(world: World, vcType: Kind, months = 36): Card {
  const today = seoulDate(world.now());
  return {
    vcId: `MID-${world.nextNumber('moid.card')}`,
    vcType,
    vcSttus: 'ACTV',
    rsnCd: '',
    isHere: true,

    issuYmd: addMonths(today, months - 36),
    expYmd: addMonths(today, months),
  };
}

function start({ id }: Persona, world: World): Wallet {
  const cards = starts[id] ?? none;
  return {
    exists: cards.length > 0,
    isConnected: id !== 'walletMoved',
    pin: WALLET_PIN,
    failCnt: id === 'walletLocked' ? TRIES : 0,
    hasBiometry: true,
    openUntil: 0,
    keys: null,
    cards: cards.map(([kind, vcSttus, rsnCd], at) => ({
      ...newCard(world, kind, vcSttus === 'EXPD' ? -1 : 20 - at),

      vcSttus,
      rsnCd,
      isHere: id !== 'employee',
      ...(id === 'starbank' && { expYmd: addDays(seoulDate(world.now()), 20) }),
    })),
    applied: [],
    asks: 0,
  };
}

export const walletOf = (context: At): Wallet => remembered(context, 'moid.wallet', start);

/** How a card stands, as its issuer says now. */
export function standingOf(context: At, { vcId, vcSttus, rsnCd, expYmd }: Card) {
  if (isRevoked(context.get('world'), vcId)) return { vcSttus: 'RVKD', rsnCd: rsnCd || '999' };
  const isOver = vcSttus === 'ACTV' && expYmd < seoulDate(context.get('world').now());
  return isOver ? { vcSttus: 'EXPD', rsnCd: '501' } : { vcSttus, rsnCd };
}
const DUE_DAYS = 30;
/** In its last days: another one may be issued in its place. */
export function isDue(context: At, card: Card): boolean {
  const today = seoulDate(context.get('world').now());
  return standingOf(context, card).vcSttus === 'ACTV' && card.expYmd <= addDays(today, DUE_DAYS);
}
export const isShowable = (context: At, card: Card) =>
  ['ACTV', 'UPDT'].includes(standingOf(context, card).vcSttus);

export const cardOf = (context: At, vcId: unknown) =>
  walletOf(context).cards.find((card) => card.vcId === vcId && card.isHere);

const described = (context: At, card: Card) => ({ ...card, ...standingOf(context, card) });

async function keysOf(wallet: Wallet): Promise<KeyPair> {
  const made = wallet.keys ?? (await makeKeys());
  wallet.keys ??= made;
  return wallet.keys;
}

/** The phone asks: what it seals is opened for this call only. */
type Asking = Context<RoomEnv>;
type Params = Readonly<Record<string, unknown>>;
const no = (refused: string, left = 0) => ({ refused, left });
const done = (txId: unknown) => ({ txId: String(txId ?? 'wallet'), isDone: true });
const sealed = (context: Asking, value: unknown) => openPassword(context, String(value ?? ''));

/** Whether it is the holder who asks: by the wallet's secret number, or by face or finger. Null where it is. */
async function doubt(context: Asking, { pin, biometry }: Params) {
  const wallet = walletOf(context);
  const now = context.get('world').now().getTime();
  if (biometry !== undefined) return wallet.hasBiometry ? null : no('PIN_NEEDED');
  if (wallet.failCnt >= TRIES) return no('PIN_LOCKED');
  if ((await sealed(context, pin)) === wallet.pin) {
    Object.assign(wallet, { failCnt: 0, openUntil: now + OPEN_MS });
    return null;
  }
  wallet.failCnt += 1;
  return wallet.failCnt >= TRIES ? no('PIN_LOCKED') : no('PIN_WRONG', TRIES - wallet.failCnt);
}

async function setPin(context: Asking, { fresh, again, biometry }: Params) {
  const [pin, second] = [await sealed(context, fresh), await sealed(context, again)];
  if (pin !== second) return no('PIN_DIFFERENT');
  const { birth, custGubn, phone } = memberOf(context);
  if (phone.includes(pin) || isEasyPin(pin, expandBirth(birth, custGubn))) return no('PIN_EASY');
  Object.assign(walletOf(context), { pin, failCnt: 0, hasBiometry: biometry === 'Y' });
  return null;
}

function statusOf({ exists, isConnected, cards }: Wallet) {
  if (!exists) return 'WALLET_NOT_EXIST';
  if (!isConnected) return 'WALLET_EXIST_BUT_NEW_INSTALLED';
  return cards.some(({ isHere }) => isHere) ? 'VC_EXIST' : 'WALLET_EXIST_BUT_VC_NOT_EXIST';
}

/** 2 is a card that wants an update; `inYn` one that the wallet has and this app does not show. */
export function issuable(context: At) {
  const wallet = walletOf(context);
  const isFirst = wallet.asks === 0;
  wallet.asks += 1;
  return [...registered(context)].map(([idType, known]) => {
    const card = wallet.cards.find(({ vcType, vcSttus }) => vcType === idType && vcSttus !== 'RVKD');
    const isSettled = wallet.applied.includes(idType) || (known === '903' && !isFirst);
    const rsltCd = card?.vcSttus === 'UPDT' ? '2' : isSettled ? '0' : known;
    const isGone = card && (standingOf(context, card).vcSttus === 'EXPD' || isDue(context, card));
    return {
      idType,
      rsltCd,
      haveYn: card?.isHere && !isGone ? 'Y' : 'N',

      inYn: card && !card.isHere ? 'Y' : 'N',
      vcId: card?.vcId ?? '',
    };
  });
}

function step(
  found: Case | null,
  ...steps: readonly Case['step'][]
): Case | { refused: string; left: number } {
  if (!found) return no('CASE_GONE');
  return steps.includes(found.step) ? found : no('CASE_STEP');
}

/** The card of a case that has come to its end: made, or shown here from now on. */
export function issueCard(context: At, found: Case): void {
  const wallet = walletOf(context);
  const inside = wallet.cards.find(({ vcType, isHere }) => vcType === found.idType && !isHere);
  if (inside) inside.isHere = true;
  else {
    wallet.cards = wallet.cards.filter(({ vcType }) => vcType !== found.idType);
    wallet.cards.unshift(newCard(context.get('world'), found.idType as Kind));
  }
  found.step = 'DONE';
}

const purposes: Readonly<Record<string, (context: Asking, params: Params) => unknown>> = {
  async status(context, params) {
    const wallet = walletOf(context);
    return ('pin' in params && (await doubt(context, params))) || { status: statusOf(wallet) };
  },
  list: (context) => ({
    credentials: walletOf(context)
      .cards.filter(({ isHere }) => isHere)
      .map((card) => described(context, card)),
  }),
  issuableList: (context) => ({ credentials: issuable(context) }),
  async detail(context, params) {
    const card = cardOf(context, params.vcId);
    if (!card) return no('CARD_GONE');
    const refused = await doubt(context, params);
    if (refused) return refused;
    const { NAME, IDNO, ADDR, LCLS, BRTH } = claimsOf(context, card.vcType);
    const held = { custNm: NAME, idNo: IDNO, addr: ADDR, lcls: LCLS ?? '', brth: BRTH };
    return {
      credentials: [{ ...described(context, card), ...held, fotoUrl: head('#e4e9ee', '#3a4756') }],
    };
  },

  async connect(context, { txId, way, icPin, text }) {
    const found = step(caseOf(context, txId), 'DOC');
    if ('refused' in found) return found;
    if (way === 'IC' && (await sealed(context, icPin)) !== IC_PIN) return no('IC_PIN');
    const staffId = way === 'QR' ? clerkOf(text) : '';
    if (staffId === undefined) return no('OFFICE_QR');
    found.staffId = staffId;
    found.step = 'FACE';
    return done(txId);
  },
  // The wallet's own key and number: made once, and set anew after a proof of who one is.
  async didIssue(context, params) {
    const found = step(caseOf(context, params.txId), 'PIN');
    if ('refused' in found) return found;
    const wallet = walletOf(context);
    const refused = found.isNewPin ? await setPin(context, params) : await doubt(context, params);
    if (refused) return refused;
    Object.assign(wallet, { exists: true, isConnected: true });
    found.step = found.purpose === 'ISSU' ? 'ISSU' : 'DONE';
    if (found.step === 'ISSU') found.madeMs = context.get('world').now().getTime() + MAKING_MS;
    return done(params.txId);
  },
  secondCa: (context, params) => purposes.didIssue?.(context, params),
  // The issuer takes its time: the first asking begins, the next one finds it done.
  vcIssue(context, { txId }) {
    const found = step(caseOf(context, txId), 'ISSU', 'WAIT', 'DONE');
    if ('refused' in found) return found;
    if (found.step === 'ISSU') found.step = 'WAIT';
    else if (found.step === 'WAIT') issueCard(context, found);
    return { txId, isDone: found.step === 'DONE' };
  },
  async didUpdate(context, params) {
    const wallet = walletOf(context);
    const isOpen = context.get('world').now().getTime() < wallet.openUntil;
    const refused = 'fresh' in params && isOpen ? null : await doubt(context, params);
    if (refused) return refused;
    if ('fresh' in params) return (await setPin(context, params)) ?? done('pin');
    if ('hasBiometry' in params) wallet.hasBiometry = params.hasBiometry === true;
    else wallet.keys = await makeKeys();
    return done('key');
  },

  async vpSubmit(context, params) {
    const card = cardOf(context, params.vcId);
    if (!card) return no('CARD_GONE');
    const refused = await doubt(context, params);
    if (refused) return refused;
    if (!isShowable(context, card)) return no('CARD_OFF');
    const world = context.get('world');
    const keys = await keysOf(walletOf(context));
    const all = claimsOf(context, card.vcType);
    const asked = Array.isArray(params.attributes) ? params.attributes.map(String) : [];
    const claims = Object.fromEntries(asked.filter((one) => one in all).map((one) => [one, all[one]]));
    const validFrom = world.now().getTime();
    const holderKey = keys.publicKey as Credential['holderKey'];
    const facts = { holderKey, validFrom, validUntil: validFrom + 3_600_000, claims };
    const credential = await issue(world, facts, card.vcId);
    const nonce = params.spoil === 'nonce' ? 'another' : String(params.nonce ?? '');
    const said = { credential, nonce, verifier: String(params.verifier ?? '') };
    return { presentation: await signed(said, params.spoil === 'signature' ? await makeKeys() : keys) };
  },
  async addressUpdate(context, params) {
    const card = cardOf(context, params.vcId);
    if (!card) return no('CARD_GONE');
    const refused = await doubt(context, params);
    if (refused) return refused;
    if (card.vcSttus === 'UPDT') Object.assign(card, { vcSttus: 'ACTV', rsnCd: '' });
    return done(card.vcId);
  },
  async delete(context, params) {
    const card = cardOf(context, params.vcId);
    if (!card) return no('CARD_GONE');
    const refused = await doubt(context, params);
    if (refused) return refused;
    const wallet = walletOf(context);
    wallet.cards = wallet.cards.filter((one) => one !== card);
    return done(card.vcId);
  },
  async disconnect(context, params) {
    const refused = await doubt(context, params);
    if (refused) return refused;
    walletOf(context).isConnected = false;
    return done('app');
  },
  async lossCancel(context, params) {
    const refused = await doubt(context, params);
    if (refused) return refused;
    // What the issuer stopped, it lifts itself.
    for (const card of walletOf(context).cards)
      if (card.vcSttus === 'SUSP' && lossReasons.includes(card.rsnCd))
        Object.assign(card, { vcSttus: 'ACTV', rsnCd: '' });
    return done('loss');
  },
};

/** What the phone's wallet answers a page through `identityWallet`: the phone and its stand-ins ask here. */
export async function askWallet(context: Asking, params: Params): Promise<unknown> {
  memberOf(context);
  return purposes[String(params.purpose)]?.(context, params) ?? no('UNKNOWN');
}

export const isKind = (text: unknown): text is Kind => kinds.some((kind) => kind === text);
