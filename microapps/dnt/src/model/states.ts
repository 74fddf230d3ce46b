// The three states of the area as the specification has them, by its names (2-payment s3.5).

/** Donation payment info (R516). */
export const noPayment = {
  pointYn: 'Y' as 'Y' | 'N',
  cntrAmt: 0,
  /** 1 Korean, 2 foreigner */
  frgnrSeCd: '',
  cntrLocgovCd: '',
  cntrLocgovAddress: '',
  cntrbtrHabLocgovCd: '',
  userAddress: '',
  creatPointRate: 0,
  cntrPoint: 0,
  upperLocgovNm: '',
  locgovNm: '',
  dntPrdctNo: '',
  spcfBsnsId: '',
};
export type PaymentInfo = typeof noPayment;

/** Product list query (R519): newest first (R520), nothing for adults (R521). */
export const anyProduct = {
  tab: '',
  page: 1,
  itemsPerPage: 20,
  group: '',
  locgovCd: '',
  locgovNm: '',
  /** points at most */
  price: '',
  sortType: 'LATEST' as 'LATEST' | 'PRICE',
  srchKeyword: '',
  excludeAdult: 'Y' as 'Y' | 'N',
  locgovCds: '',
};
export type ProductQuery = typeof anyProduct;

/** Specific business list query (R522): ten a page (R523), newest first (R524). */
export const anyProject = {
  tab: '',
  page: 1,
  itemsPerPage: 10,
  spcfBsnsStatusCd: '' as '' | '01' | '02' | '03' | '04',
  locgovNm: '',
  locgovCd: '',
  sort: 'LATEST' as 'LATEST' | 'ENDING',
};
export type ProjectQuery = typeof anyProject;
