import { useLoad, useWallet } from '@wallet/kit/app';
import { mapUrl } from '@wallet/kit/common';
import { daysBetween, maskEmail, todaySeoul } from '@wallet/kit/format';
import {
  Actions,
  Button,
  Card,
  EmptyState,
  Hero,
  IconTile,
  InlineNotice,
  List,
  ListItem,
  Note,
  Pass,
  QrCode,
  Stack,
} from '@wallet/kit/ui';
import { readJudgement } from '../api/calls.ts';
import { JoinedScreen } from '../flows/JoinedScreen.tsx';
import { messages } from '../messages/index.ts';
import type { Judgement } from '../model/service.ts';

export function FSO14100() {
  const load = useLoad(readJudgement);
  return (
    <JoinedScreen of={load} ground>
      {(mine) => <Standing mine={mine} />}
    </JoinedScreen>
  );
}

function Standing({ mine }: { mine: Judgement }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { state, date, placeName, number, grade, latitude, longitude } = mine;
  if (state === 'examined') {
    return (
      <>
        <Hero
          label={t.mine.grade}
          value={String(grade)}
          unit={t.mine.unit}
          note={t.mine.gradeHint({ grade })}
          art={<IconTile picture="mili" size="large" />}
        />
        <Card>
          <List>
            <ListItem
              action="openCertificate"
              leading={<IconTile picture="certi" />}
              title={t.home.issue}
              onClick={() => navigate.push('FSO12100')}
            />
            <ListItem
              action="openTraining"
              leading={<IconTile picture="booking" />}
              title={t.home.training}
              onClick={() => navigate.push('FYB10000')}
            />
          </List>
        </Card>
      </>
    );
  }
  if (state !== 'applied') {
    return (
      <EmptyState
        title={t.mine.none}
        description={t.mine.noneHint}
        action={{ label: t.mine.see, action: 'see', onClick: () => navigate.replace('FSO13100') }}
      />
    );
  }
  return (
    <Stack>
      {mine.postponing && <InlineNotice>{t.mine.postponing}</InlineNotice>}
      <Pass
        title={t.home.judgement}
        picture="mili"
        state="valid"
        badge={t.dday({ days: daysBetween(todaySeoul(), date) })}
        facts={[
          { label: t.confirm.date, value: `${t.date({ date })} ${t.confirm.time}` },
          { label: t.confirm.place, value: placeName },
        ]}
        code={<QrCode value={mine.code} label={t.mine.qr} isZoomable />}
        number={number}
        note={t.mine.show}
      />
      <Note>{t.mine.notice({ email: maskEmail(mine.email) })}</Note>
      <Note>{t.exam.travel({ amount: mine.travel })}</Note>
      <Actions>
        <Button full variant="secondary" action="change" onClick={() => navigate.push('FSO14200')}>
          {t.mine.change}
        </Button>
        <Button
          full
          variant="text"
          action="openMap"
          onClick={() => void navigate.outside(mapUrl(placeName, latitude, longitude))}
        >
          {t.map}
        </Button>
      </Actions>
    </Stack>
  );
}
