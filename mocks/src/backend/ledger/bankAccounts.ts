import type { Persona } from '../personas.ts';

/** A bank account that stands in the customer's name. */
export interface BankAccount {
  acNo: string;
  bnkCd: string;
  bnkName: string;
  bnkEngName: string;
  prdctName: string;
  /** The kind of deposit: 01 on demand. */
  dpostKnd: string;
  /** How the number is grouped: digits per group. */
  acNoPtrn: string;
  als: string;
  /** Opening balance in won. */
  opening: number;
  /** Of the group's own bank, which needs no transfer or call to prove whose it is. */
  isOwnBank: boolean;
}

const accounts: readonly BankAccount[] = [
  {
    acNo: '12345601234567',
    bnkCd: '004',
    bnkName: '국민은행',
    bnkEngName: 'Kookmin Bank',
    prdctName: '직장인우대종합통장',
    dpostKnd: '01',
    acNoPtrn: '6-2-6',
    als: '생활비 통장',
    opening: 2_450_000,
    isOwnBank: true,
  },
  {
    acNo: '12345609876543',
    bnkCd: '004',
    bnkName: '국민은행',
    bnkEngName: 'Kookmin Bank',
    prdctName: '여행적금통장',
    dpostKnd: '01',
    acNoPtrn: '6-2-6',
    als: '여행 자금',
    opening: 830_000,
    isOwnBank: true,
  },
  {
    acNo: '12345605550001',
    bnkCd: '004',
    bnkName: '국민은행',
    bnkEngName: 'Kookmin Bank',
    prdctName: 'ONE통장',
    dpostKnd: '01',
    acNoPtrn: '6-2-6',
    als: '',
    opening: 1200,
    isOwnBank: true,
  },
  {
    acNo: '11098765432101',
    bnkCd: '088',
    bnkName: '신한은행',
    bnkEngName: 'Shinhan Bank',
    prdctName: '입출금통장',
    dpostKnd: '01',
    acNoPtrn: '3-3-6-2',
    als: '비상금',
    opening: 500_000,
    isOwnBank: false,
  },
];

/** The bank accounts of a persona; none of them has to be known to the wallet yet. */
export function bankAccountsOf(persona: Persona): readonly BankAccount[] {
  return persona.person === null ? [] : accounts;
}
