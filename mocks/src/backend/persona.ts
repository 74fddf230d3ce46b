/** What `GET /mstr/userinfo` answers, under its wire names (1-shell s3); a room may add its own. */
export interface WirePerson {
  walletMberIdnfiNo: string;
  custNo: string;
  custIdnfr: string;
  custName: string;
  ci: string;
  /** 6 digits; `custGubn` tells the century. */
  birth: string;
  custGubn: string;
  genderGubn: string;
  isforeign: boolean;
  phone: string;
  mberMgtDstcd: string;
  groupCoCd: string;
  loginWay: string;
  loginAccessMediaDstic: string;
  loginCertType: string;
  certType: string;
  svcPtrnDstCd: string;
  isEmployee: boolean;
  isDeveloper: boolean;
  [field: string]: string | number | boolean | null;
}

/** How the customer register stands to somebody. */
export type Standing = 'member' | 'notMember' | 'duplicate' | 'dormant';

/** Somebody who can be in a world. */
export interface Persona {
  id: string;
  /** What this persona is for. */
  summary: string;
  phone: string | null;
  password: string | null;
  ci: string | null;
  /** null for the visitor. */
  person: WirePerson | null;
  /** How the customer register stands to the person; `member` unless told. */
  standing?: Standing;
  /** Failed sign-ins at the start. */
  failCount?: number;
  /** Has just joined, or not yet: nothing of theirs in the wallet is older than what they do in this world. */
  isNew?: boolean;
  /** A second sign-in ends the first. */
  isSingleSession?: boolean;
  /** Codes of the wallet services joined at the start. */
  services?: readonly string[];
  /**
   * Services whose terms are agreed at the start. A member has agreed to those of the wallet itself and, unless told, of
   * the point wallet and of the payment they have joined: nobody joins without. The location's terms stand apart.
   */
  agreed?: readonly string[];
  locationAgreed?: boolean;
  /** Point wallet; both unless told. */
  points?: 'none' | 'wallet' | 'linked';
  hasGpaymentUser?: boolean;
  /** The bank knows how the name is written in English; it does unless told. */
  hasEnglishName?: boolean;
  /** How many accounts pay abroad; 1 unless told. */
  payAccounts?: number;
  isCddTarget?: boolean;
  hasNoticePopup?: boolean;
  /** What is in the foreign-currency wallet, none where it is not opened; four currencies unless told. */
  foreignWallet?: readonly (readonly [currency: 'EUR' | 'USD' | 'JPY' | 'CNY', amount: number])[];
  /** The bank account of the gold account is closed. */
  hasClosedGoldLink?: boolean;
}

export const PASSWORD = 'wallet1234!';

type Particulars = Omit<Partial<Persona>, 'person' | 'phone' | 'ci'> & {
  id: string;
  summary: string;
  /** Two digits that make phone, CI and numbers of this person. */
  number: string;
  person: Partial<WirePerson> & { custName: string };
};

/** Fills in what makes an ordinary adult member. */
export function definePersona({ number, person, ...rest }: Particulars): Persona {
  const phone = `010555512${number}`;
  const ci = `CI-WALLET-${number.padStart(4, '0')}`.padEnd(88, 'W');
  return {
    password: PASSWORD,
    agreed: agreedOnJoining(rest),
    ...rest,
    phone,
    ci,
    person: {
      walletMberIdnfiNo: `W0000000${number}`,
      custNo: `1000${number}`,
      custIdnfr: `K0000000${number}`,
      custMgtNo: `M0000000${number}`,
      walletId: `WID-${number}`,
      ci,
      phone,
      birth: '900215',
      custGubn: '2',
      genderGubn: '2',
      isforeign: false,
      mberMgtDstcd: '1',
      groupCoCd: '',
      loginType: '0',
      loginWay: '02',
      loginAccessMediaDstic: 'K1',
      loginCertType: '01',
      certType: '01',
      certSerial: `4412-${number}`,
      certIssueDate: '20260301',
      certExpireDate: '20290301',
      svcPtrnDstCd: '01',
      joinChnlDstcd: '02',
      empid: '',
      isKbpin: true,
      isEmployee: false,
      isDeveloper: false,
      isCardLogin: false,
      isInflowStarbanking: false,
      isLiteCertYn: 'N',
      simpleConfirmYn: 'N',
      isFromENT: 'N',
      isDupUser: 'N',
      loginFailCnt: 0,
      maktngCnsntRcallYn: 'N',
      maktngPuseCnsntYn: 'Y',
      groupInfoOferCnsntYn: 'N',
      smsRecvCnsntYn: 'Y',
      emalRecvYn: 'N',
      telRecvYn: 'N',
      pstmalRecvYn: 'N',
      email: `wallet${number}@example.com`,
      ...person,
    },
  };
}

function agreedOnJoining({
  standing = 'member',
  points,
  hasGpaymentUser = true,
}: Partial<Persona>): string[] {
  if (standing === 'notMember') return [];
  return [...(points === 'none' ? [] : ['29']), ...(hasGpaymentUser ? ['41', '42'] : [])];
}
