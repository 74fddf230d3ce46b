import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { BottomBar, Bullets, Button, InlineNotice, Lead, Note, Section } from '@wallet/kit/ui';
import { readMember } from '../api/memberCalls.ts';
import { messages } from '../messages/index.ts';

export function FTR01001() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad((signal) => readMember(undefined, { signal }));
  const isMember = load.data != null;
  return (
    <Screen
      title={t.membership.title}
      of={load}
      footer={
        <BottomBar>
          {isMember ? (
            <Button action="openMembership" onClick={() => navigate.push('FTR01010')}>
              {t.membership.mine}
            </Button>
          ) : (
            <Button action="next" onClick={() => navigate.push('FTR01002')}>
              {t.membership.join}
            </Button>
          )}
        </BottomBar>
      }
    >
      {() => (
        <>
          {isMember && <InlineNotice tone="success">{t.membership.already}</InlineNotice>}
          <Lead>{t.membership.lead}</Lead>
          <Section title={t.membership.benefits}>
            <Bullets texts={t.membership.benefitTexts} />
          </Section>
          <Note>{t.membership.note}</Note>
        </>
      )}
    </Screen>
  );
}
