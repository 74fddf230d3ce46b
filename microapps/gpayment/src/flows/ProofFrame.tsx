import { Screen } from '@wallet/kit/app';
import { accountEnd } from '@wallet/kit/format';
import type { ReactNode } from 'react';
import { say } from '../messages/say.ts';
import { otherBanks, type ToProve } from '../model/payAccount.ts';
import { ServiceLead } from '../parts/ServiceLead.tsx';
import styles from '../parts/serviceText.module.css';
import { useService } from '../parts/useService.ts';

interface ProofFrameProps {
  title: string;
  lead: string;
  text: string;
  account: ToProve;
  children: ReactNode;
}

/** A screen that shows whose an account is: which account, and what happens. */
export function ProofFrame({ title, lead, text, account, children }: ProofFrameProps) {
  const { proof: t } = useService();
  const bank = otherBanks.find(({ code }) => code === account.bankCode);
  const number = accountEnd(account.accountNo);
  return (
    <Screen title={title}>
      <ServiceLead title={lead}>{text}</ServiceLead>
      <p className={styles.note}>{t.accountOf({ bank: bank ? say(bank.name) : account.bankCode, number })}</p>
      {children}
    </Screen>
  );
}
