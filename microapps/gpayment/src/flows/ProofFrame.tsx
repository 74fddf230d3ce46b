import { Screen } from '@wallet/kit/app';
import { maskAccount } from '@wallet/kit/format';
import type { ReactNode } from 'react';
import { say } from '../messages/say.ts';
import { otherBanks } from '../model/payAccount.ts';
import { Nowhere } from '../parts/Nowhere.tsx';
import { ServiceLead } from '../parts/ServiceLead.tsx';
import styles from '../parts/serviceText.module.css';
import { useService } from '../parts/useService.ts';
import { type ToProve, useProof } from '../state/useProof.ts';

interface ProofFrameProps {
  title: string;
  lead: string;
  text: string;
  children: (account: ToProve) => ReactNode;
}

/** A screen that shows whose an account is: which account, and what happens. */
export function ProofFrame({ title, lead, text, children }: ProofFrameProps) {
  const { proof: t } = useService();
  const load = useProof();
  return (
    <Screen title={title} of={load}>
      {(account) => {
        if (account === null) {
          return <Nowhere title={t.missing} description={t.missingHint} label={t.choose} to="FGP21300" />;
        }
        const bank = otherBanks.find(({ code }) => code === account.bankCode);
        const number = maskAccount(account.accountNo);
        return (
          <>
            <ServiceLead title={lead}>{text}</ServiceLead>
            <p className={styles.note}>
              {t.accountOf({ bank: bank ? say(bank.name) : account.bankCode, number })}
            </p>
            {children(account)}
          </>
        );
      }}
    </Screen>
  );
}
