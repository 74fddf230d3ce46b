import { MainButton, Screen, useWallet } from '@wallet/kit/app';
import { Bullets, IconTile, List, ListItem, Section, Stack } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { kinds } from '../model/coupon.ts';
import { pictureOf } from '../parts/CouponRow.tsx';

export function FCP40001() {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen>
      <Stack>
        <Section title={t.guide.kinds}>
          <List label={t.guide.kinds}>
            {kinds.map((kind) => (
              <ListItem
                key={kind}
                leading={<IconTile picture={pictureOf({ kind, brand: '' })} />}
                title={t.kinds[kind]}
                description={t.guide.ofKind[kind]}
              />
            ))}
            <ListItem
              leading={<IconTile picture="event" />}
              title={t.doors.hot}
              description={t.guide.ofKind.hot}
            />
          </List>
        </Section>
        <Section title={t.guide.how}>
          <Bullets isOrdered texts={t.guide.steps} />
        </Section>
        <Section title={t.guide.good}>
          <Bullets texts={t.guide.facts} />
        </Section>
      </Stack>
      <MainButton action="coupons" run={() => navigate.push('FCP11000')}>
        {t.home.mine}
      </MainButton>
    </Screen>
  );
}
