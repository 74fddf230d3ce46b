import { Screen, useResume, useWallet } from '@wallet/kit/app';
import { Button, Card, InlineNotice, List, ListItem, NoticeBar, openPopup, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../../messages/index.ts';
import type { Stage } from '../../model/payUser.ts';
import { ServiceLead } from '../../parts/ServiceLead.tsx';
import styles from '../../parts/serviceText.module.css';
import { TermsPopup } from '../../parts/TermsPopup.tsx';
import { useService } from '../../parts/useService.ts';
import { useSaveTerms } from '../../state/useSaveTerms.ts';
import { useServiceStep } from '../../state/useServiceStep.ts';
import { useServiceAction } from './useServiceAction.ts';
import { useStart } from './useStart.ts';

const links = [
  'FGP10100',
  'FGP51100',
  'FGP61100',
  'FGP61200',
  'FGP95000',
  'FGP91000',
  'FGP99000',
  'FGP99100',
] as const;
const ofUsers: readonly string[] = ['FGP61100', 'FGP61200'];
const variants: readonly string[] = ['FGP10100', 'FGP51100', 'FGP91000', 'FGP95000'];

/** What the service is, how far the member has come, and the way on; with a twin for the domestic network (A15). */
export function StartPage({ isKftc = false }: { isKftc?: boolean }) {
  const { start: t } = useService();
  const { unfinished } = messages.use().pay;
  const { navigate, renewMembership } = useWallet();
  const steps = useServiceStep();
  const { load, asked, notice, hasUnfinished } = useStart();
  const save = useSaveTerms();
  const [isLater, setLater] = useState(false);
  const [isNoticeClosed, setNoticeClosed] = useState(false);
  const pay = isKftc ? 'FGP31000Kftc' : 'FGP31000';
  useResume(load.reload);

  const goOn = useServiceAction(async (stage: Stage) => {
    if (stage === 'wallet') return navigate.open('/point/FPO10000');
    if (stage === 'join') return navigate.push('FGP21000');
    if (stage === 'account') return navigate.push('FGP21300');
    if (stage === 'ready') return navigate.push(pay);
    await steps.keep({ kind: 'password' });
    navigate.push('FGP21510');
  });
  const agree = useServiceAction(
    async (answers: Record<string, boolean>) => {
      if (!asked.data) return;
      await save(asked.data.services, answers);
      renewMembership();
      setLater(true);
      if (load.data?.stage === 'ready') navigate.replace(pay);
    },
    { changes: true },
  );
  const terms = asked.data?.terms ?? [];

  return (
    <Screen title={isKftc ? t.titleKftc : t.title} of={load}>
      {({ stage, isChecked }) => (
        <>
          {notice && !isNoticeClosed && (
            <NoticeBar
              text={notice.title}
              onClose={() => setNoticeClosed(true)}
              onOpen={() => navigate.push('FGP99000', { query: { anounSerno: notice.id } })}
            />
          )}
          <ServiceLead title={isKftc ? t.leadKftc : t.lead}>{isKftc ? t.textKftc : t.text}</ServiceLead>
          {hasUnfinished && (
            <div className={styles.block} data-part="unfinished">
              <InlineNotice tone="warning">
                {unfinished.notice}
                <Button variant="text" size="small" action="seeUnfinished" onClick={() => navigate.push(pay)}>
                  {unfinished.see}
                </Button>
              </InlineNotice>
            </div>
          )}
          {!isChecked && (
            <div className={styles.block}>
              <InlineNotice tone="warning">{t.dueDiligence}</InlineNotice>
            </div>
          )}
          <div className={styles.block} data-stage={stage}>
            <Card tone="accent">
              <p>{t.stages[stage].text}</p>
              <div className={styles.buttons}>
                <Button
                  full
                  action="goOn"
                  isBusy={goOn.isRunning}
                  onClick={() => void (isChecked ? goOn.run(stage) : openPopup('cddEdd', {}))}
                >
                  {t.stages[stage].label}
                </Button>
              </div>
            </Card>
          </div>
          <Section title={t.menu}>
            <List>
              {links
                .filter((code) => !ofUsers.includes(code) || !['wallet', 'join'].includes(stage))
                .map((code) => (
                  <ListItem
                    key={code}
                    title={t.links[code]}
                    action={`open${code}`}
                    onClick={() => navigate.push(isKftc && variants.includes(code) ? `${code}Kftc` : code)}
                  />
                ))}
              <ListItem
                title={isKftc ? t.toMain : t.toKftc}
                action="openVariant"
                onClick={() => navigate.push(isKftc ? 'FGP10000' : 'FGP10000Kftc')}
              />
            </List>
          </Section>
          {terms.length > 0 && !isLater && (
            <TermsPopup
              terms={terms}
              isBusy={agree.isRunning}
              onAgree={(answers) => void agree.run(answers)}
              onClose={() => setLater(true)}
            />
          )}
        </>
      )}
    </Screen>
  );
}
