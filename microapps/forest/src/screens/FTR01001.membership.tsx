import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import {
  BottomBar,
  Button,
  IconTile,
  InlineNotice,
  Lead,
  List,
  ListItem,
  Note,
  Section,
  Stack,
} from '@wallet/kit/ui';
import { readMember } from '../api/memberCalls.ts';
import { messages } from '../messages/index.ts';

/** To each benefit, in order. */
const benefitPictures = ['booking', 'notice', 'event'];

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
          <Stack>
            <IconTile picture="forest" size="large" />
            <Lead title={t.membership.ask}>{t.membership.lead}</Lead>
          </Stack>
          <Section title={t.membership.benefits}>
            <List>
              {t.membership.benefitTexts.map((text, at) => (
                <ListItem
                  key={text}
                  leading={<IconTile picture={benefitPictures[at] ?? 'forest'} />}
                  title={text}
                />
              ))}
            </List>
          </Section>
          <Note>{t.membership.note}</Note>
        </>
      )}
    </Screen>
  );
}
