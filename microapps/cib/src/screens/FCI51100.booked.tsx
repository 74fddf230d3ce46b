import { MainButton, MapButton, useLoad, useQuery, useShareLink, useWallet } from '@wallet/kit/app';
import { Bullets, Button, Card, Lead, Section, toast } from '@wallet/kit/ui';
import { readBooking } from '../api/calls.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { messages } from '../messages/index.ts';
import { BookingPass } from '../parts/BookingPass.tsx';

export function FCI51100() {
  const t = messages.use();
  const { navigate } = useWallet();
  const rsvNo = useQuery().get('rsvNo') ?? '';
  const load = useLoad(readBooking, rsvNo);
  const share = useShareLink(() => toast(t.booking.copied));
  return (
    <CibScreen of={load} ground>
      {(booking) => (
        <>
          <Lead>{t.booking.see(booking)}</Lead>
          <BookingPass booking={booking} />
          <Card>
            <Section title={t.booking.bring}>
              <Bullets texts={t.booking.bringTexts} />
            </Section>
          </Card>
          <MapButton place={booking.place} />
          <Button
            full
            variant="text"
            action="share"
            onClick={() =>
              void share({
                title: t.home.doors.FCI51200,
                text: t.booking.shared({ place: booking.place.name, at: t.when(booking) }),
                url: `${window.location.origin}/cib/FCI51200`,
              })
            }
          >
            {t.booking.share}
          </Button>
          <MainButton action="openBooking" run={() => navigate.replace('FCI52200', { query: { rsvNo } })}>
            {t.booking.detail}
          </MainButton>
        </>
      )}
    </CibScreen>
  );
}
