import type { Hono } from 'hono';
import { abrRoom } from './abr/index.ts';
import { bcertiRoom } from './bcerti/index.ts';
import { bookRoom } from './book/index.ts';
import { canpRoom } from './canp/index.ts';
import { certiRoom } from './certi/index.ts';
import { certiReceivers } from './certi/sendings.ts';
import { cibRoom } from './cib/index.ts';
import { commRoom } from './comm/index.ts';
import { couponRoom } from './cpon/index.ts';
import { couponTill } from './cpon/till.ts';
import { marketRoom } from './cponmakt/index.ts';
import { dntRoom } from './dnt/index.ts';
import { edocRoom, ercsRoom } from './edoc/index.ts';
import { receiptLinks } from './edoc/links.ts';
import { eventRoom } from './event/index.ts';
import { exampleRoom } from './example/index.ts';
import { exchangeRoom } from './exchange/index.ts';
import { kiosk } from './exchange/kiosk.ts';
import { fcpursRoom } from './fcpurs/index.ts';
import { signatureRoom } from './fcpurs/signatures.ts';
import { forestRoom } from './forest/index.ts';
import { franchiseRoom, shopCounter } from './fran-qrpayment-fe/index.ts';
import { gateway } from './gateway/index.ts';
import { representativeRoom } from './gmid/developer.ts';
import { gmidRoom } from './gmid/index.ts';
import { goldSavingRoom } from './gold-saving/index.ts';
import { gpaymentRoom, merchantPlay } from './gpayment-fe/index.ts';
import { gubbiRoom } from './gubbi/index.ts';
import { htoaRoom } from './htoa/index.ts';
import { idocRoom } from './idoc/index.ts';
import { insuranceRoom } from './insurance/index.ts';
import { labRoom } from './lab/index.ts';
import { licenseRoom } from './license/index.ts';
import { mberRoom } from './mber/index.ts';
import { miliRoom } from './mili/index.ts';
import { mobileValidationRoom } from './mobile-validation/index.ts';
import { moidRoom } from './moid/index.ts';
import { mstrRoom } from './mstr/index.ts';
import { museumRoom } from './museum/index.ts';
import { nftRoom } from './nft/index.ts';
import { tokenPictures } from './nft/pictures.ts';
import { nieRoom } from './nie/index.ts';
import { notiRoom } from './noti/index.ts';
import { passRoom } from './pass/index.ts';
import { pemsRoom } from './pems/index.ts';
import { pointRoom } from './point-fe/index.ts';
import { proofsRoom } from './proofs/index.ts';
import { railRoom } from './rail/index.ts';
import type { Room, RoomEnv } from './room.ts';
import { airlineDesk } from './smat/airline.ts';
import { smatRoom } from './smat/index.ts';
import { smpsRoom } from './smps/index.ts';
import { taxRoom } from './tax/index.ts';
import { tradingRoom } from './trading/index.ts';
import { whitepaperRoom } from './whitepaper/index.ts';

/** Every room of the wallet API, one wire prefix each. */
export const rooms: readonly Room[] = [
  mstrRoom,
  commRoom,
  mberRoom,
  mobileValidationRoom,
  pointRoom,
  gpaymentRoom,
  franchiseRoom,
  htoaRoom,
  forestRoom,
  notiRoom,
  whitepaperRoom,
  eventRoom,
  labRoom,
  museumRoom,
  proofsRoom,
  taxRoom,
  bookRoom,
  insuranceRoom,
  railRoom,
  dntRoom,
  abrRoom,
  marketRoom,
  couponRoom,
  licenseRoom,
  bcertiRoom,
  passRoom,
  exampleRoom,
  canpRoom,
  nieRoom,
  miliRoom,
  smpsRoom,
  smatRoom,
  gmidRoom,
  representativeRoom,
  exchangeRoom,
  goldSavingRoom,
  edocRoom,
  ercsRoom,
  cibRoom,
  idocRoom,
  pemsRoom,
  moidRoom,
  nftRoom,
  gubbiRoom,
  tradingRoom,
  fcpursRoom,
  signatureRoom,
  certiRoom,
];

/** Pages of companies that the wallet hands the customer over to. */
export const outsidePages: readonly { path: string; routes: Hono<RoomEnv> }[] = [
  { path: '/_mocks/pg', routes: gateway },
  { path: '/_mocks/airline', routes: airlineDesk },
  { path: '/_mocks/franchise', routes: shopCounter },
  { path: '/_mocks/till', routes: couponTill },
  { path: '/_mocks/kiosk', routes: kiosk },
  { path: '/_mocks/merchant', routes: merchantPlay },
  { path: '/_mocks/receipt', routes: receiptLinks },
  { path: '/_mocks/nft', routes: tokenPictures },
  { path: '/_mocks/certi', routes: certiReceivers },
];
