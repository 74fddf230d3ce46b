import {
  Screen,
  useAction,
  useBlockPopup,
  useFollowLink,
  useLoad,
  useResume,
  useWallet,
} from '@wallet/kit/app';
import { exposureChannel, keepPinStep, readServiceBanners } from '@wallet/kit/common';
import {
  Banner,
  Button,
  Card,
  Flag,
  IconTile,
  InlineNotice,
  List,
  ListItem,
  NoticeBar,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { uncertain } from '../messages/uncertain.ts';
import type { Stage } from '../model/payUser.ts';
import { ServiceLead } from '../parts/ServiceLead.tsx';
import { ServiceMenu } from '../parts/ServiceMenu.tsx';
import styles from '../parts/serviceText.module.css';
import { TermsPopup } from '../parts/TermsPopup.tsx';
import { useService } from '../parts/useService.ts';
import { useSaveTerms } from '../state/useSaveTerms.ts';
import { LastNation } from './LastNation.tsx';
import { Purse } from './Purse.tsx';
import { RecentTransactions } from './RecentTransactions.tsx';
import { useStart } from './useStart.ts';

/** What the service is, how far the member has come, and the way on; with a twin for the domestic network (A15). */
export function StartPage({ isKftc = false }: { isKftc?: boolean }) {
  const { start: t } = useService();
  const { unfinished } = messages.use().pay;
  const { navigate, session, renewMembership, bridge } = useWallet();
  const askFor = useBlockPopup();
  const { load, asked, areTermsDone, notice, hasUnfinished } = useStart();
  const save = useSaveTerms();
  const follow = useFollowLink();
  // What this service itself advertises; without an answer there is nothing to show.
  const { data: [banner] = [] } = useLoad((signal) =>
    readServiceBanners({ serviceCode: '42', channel: exposureChannel(bridge.isNative) }, { signal }),
  );
  const [isLater, setLater] = useState(false);
  const [isNoticeClosed, setNoticeClosed] = useState(false);
  const network = isKftc ? 'kftc' : 'gln';
  const pay = isKftc ? 'FGP31000Kftc' : 'FGP31000';
  const start = `/gpayment/FGP10000${isKftc ? 'Kftc' : ''}`;
  useResume(load.reload);

  const goOn = useAction(async (stage: Stage, to: string = pay) => {
    if (stage === 'wallet') return navigate.open('/point/FPO10000');
    if (stage === 'join') return navigate.push('FGP21000');
    // Putting the terms off leaves this page open, and no way to pay (2-payment s5).
    if (!(await areTermsDone())) return setLater(false);
    if (stage === 'account') return navigate.push('FGP21300');
    if (stage === 'ready') return navigate.push(to);
    await keepPinStep(session, { how: 'first' });
    navigate.push('FGP21510');
  });
  const agree = useAction(
    async (answers: Record<string, boolean>) => {
      if (!asked.data) return;
      await save(asked.data.services, answers);
      renewMembership();
      setLater(true);
      if (load.data?.stage === 'ready') navigate.replace(pay);
    },
    { lostWords: uncertain },
  );
  const terms = asked.data?.terms ?? [];
  const main = (stage: Stage, isChecked: boolean) => (
    <Button
      full={stage !== 'ready'}
      {...(stage === 'ready' && { icon: 'pay' as const })}
      action="goOn"
      isBusy={goOn.isRunning}
      onClick={() => void (isChecked ? goOn.run(stage) : askFor('cddEdd', start))}
    >
      {t.stages[stage].label}
    </Button>
  );

  return (
    <Screen title={isKftc ? t.titleKftc : t.title} of={load} ground>
      {({ stage, isChecked }) => (
        <>
          {notice && !isNoticeClosed && (
            <NoticeBar
              text={notice.title}
              onClose={() => setNoticeClosed(true)}
              onOpen={() => navigate.push('FGP99000', { query: { anounSerno: notice.id } })}
            />
          )}
          {hasUnfinished && (
            <div className={styles.block} data-part="unfinished">
              <InlineNotice tone="warning">
                {unfinished.notice}
                <Button
                  variant="text"
                  size="small"
                  action="seeUnfinished"
                  onClick={() => void goOn.run('ready')}
                >
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
            {/* Who can pay is told so, from what and where; who cannot yet, what it is for and what is missing. */}
            {stage === 'ready' ? (
              <Purse
                network={network}
                isBusy={goOn.isRunning}
                onScan={(to) => void (isChecked ? goOn.run(stage, to) : askFor('cddEdd', start))}
              >
                {main(stage, isChecked)}
              </Purse>
            ) : (
              <Card>
                <IconTile picture="gpayment" size="large" />
                <ServiceLead title={isKftc ? t.leadKftc : t.lead}>{isKftc ? t.textKftc : t.text}</ServiceLead>
                <p className={styles.paid}>{t.stages[stage].text}</p>
                <div className={styles.buttons}>{main(stage, isChecked)}</div>
              </Card>
            )}
          </div>
          {stage === 'ready' && (
            <>
              <Card>
                <LastNation network={network} />
              </Card>
              <RecentTransactions isCard />
            </>
          )}
          <ServiceMenu isKftc={isKftc} isUser={!['wallet', 'join'].includes(stage)} />
          {/* Who can pay finds it among the countries. */}
          {stage !== 'ready' && (
            <Card>
              <List>
                <ListItem
                  leading={isKftc ? <IconTile picture="gpayment" /> : <Flag of="ID" />}
                  title={isKftc ? t.toMain : t.toKftc}
                  action="openVariant"
                  onClick={() => navigate.push(isKftc ? 'FGP10000' : 'FGP10000Kftc')}
                />
              </List>
            </Card>
          )}
          {banner && (
            <Banner title={banner.title} picture="flight" onOpen={() => void follow.run(banner.link)} />
          )}
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
