import { type ReactNode, useState } from 'react';
import { byDistance, distanceText, type Place, phoneText, plain } from '../../format/index.ts';
import {
  Badge,
  Button,
  Card,
  Chips,
  EmptyState,
  IconTile,
  KeyValue,
  type KeyValueRow,
  List,
  ListItem,
  Note,
  PlaceMap,
  SearchField,
  Sheet,
  Stack,
  usePlaceWords,
} from '../../ui/index.ts';
import { MainButton } from '../screen/MainButton.tsx';
import { useAction } from '../useAction.ts';
import { MapButton } from './MapButton.tsx';
import { NearbyTerms } from './NearbyTerms.tsx';
import type { Nearby } from './useNearby.ts';

/** A place that can be looked for; one whose position nobody knows stands in the list alone, and last. */
export type FoundPlace = {
  id: string;
  name: string;
  address?: string;
  region?: string;
  phone?: string;
} & (Place | { place: Place | null });

/** What an app says of one of its places. */
export interface PlaceSaying {
  /** beside its name: 영업 중 */
  badge?: ReactNode;
  /** under its name; its address unless told */
  line?: ReactNode;
  /** at the end of its row, over the distance */
  price?: string | undefined;
  picture?: string;
  /** closed or sold out: its pin stands back */
  isQuiet?: boolean;
  /** why it cannot be chosen */
  problem?: string | undefined;
  /** once it is open: opening hours, what it does */
  rows?: readonly KeyValueRow[];
}

export interface PlaceFinderProps<P extends FoundPlace> {
  /** what they are: 자동차 검사소 */
  label: string;
  places: readonly P[];
  /** of `useNearby`; null for a visitor, whose consent nobody keeps */
  nearby: Nearby | null;
  /** an address of the customer's with its name, or where they were a while ago: from which they are looked for until the phone says where it is */
  around?: (Place & { name?: string }) | undefined;
  /** a region of the customer's, shown first where nobody knows where they are */
  preferred?: string | undefined;
  say: (place: P) => PlaceSaying;
  picture?: string;
  /** words are searched in name and address */
  searches?: boolean;
  /** the one that is chosen already */
  chosen?: string | undefined;
  /**
   * What is done with one: the one main button of the open place, and of the page once one is picked, unless the page has
   * a main button of its own.
   */
  choose?: { label: string; action?: string; run: (place: P) => unknown; hasOwnMain?: boolean };
  /** further buttons of an open place */
  more?: (place: P, close: () => void) => ReactNode;
}

const positionOf = (one: FoundPlace): Place | null => ('place' in one ? one.place : one);

const says = (one: FoundPlace, text: string) =>
  plain(`${one.name} ${one.region ?? ''} ${one.address ?? ''}`).includes(plain(text));

/**
 * Places on a drawn map and, below it, as a list in the order of their distance; by region or words where nobody knows
 * where the customer is. A tap on a pin shows the place under the map, a tap on a row opens it: both pick it. For a page
 * of cards (`ground`).
 */
export function PlaceFinder<P extends FoundPlace>(props: PlaceFinderProps<P>) {
  const {
    label,
    places,
    nearby,
    around,
    say,
    picture = 'place',
    searches,
    chosen,
    choose,
    more,
    preferred,
  } = props;
  const t = usePlaceWords();
  const [region, setRegion] = useState<string>();
  const [text, setText] = useState('');
  const [pickedId, setPicked] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const choosing = useAction(async (one: P) => {
    setOpen(false);
    await choose?.run(one);
  });
  const position = nearby?.position;
  const here = position ?? around;
  const regions = [...new Set(places.map((one) => one.region ?? ''))].filter(Boolean);
  // Of the region they live in until the phone says where they are, or they choose another.
  const own = preferred !== undefined && regions.includes(preferred) ? preferred : '';
  const shownRegion = region ?? (here ? '' : own);
  const found = places
    .filter((one) => (shownRegion === '' || one.region === shownRegion) && says(one, text.trim()))
    .map((one) => ({ one, place: positionOf(one) }));
  const shown = here
    ? byDistance(found, here).map(({ one: { one }, km }) => ({ one, km }))
    : found.map(({ one }) => ({ one, km: null }));
  const spots = found.flatMap(({ one: { id, name }, place }) =>
    place ? [{ id, name, place, isQuiet: quiet(id) }] : [],
  );
  const picked = shown.find(({ one }) => one.id === (pickedId ?? chosen));

  function quiet(id: string) {
    const one = places.find((each) => each.id === id);
    return one !== undefined && (say(one).isQuiet ?? say(one).problem !== undefined);
  }

  function open(id: string) {
    setPicked(id);
    setOpen(true);
  }

  function row({ one, km }: { one: P; km: number | null }) {
    const { badge, line, price, problem, picture: own = picture } = say(one);
    // A long name of a region takes the room of the words; the chips and the sheet say it.
    const near = one.region && one.region.length < 9 ? one.region : undefined;
    const away = km === null ? near : distanceText(km);
    return (
      <ListItem
        key={one.id}
        action="openPlace"
        leading={<IconTile picture={own} />}
        title={one.name}
        description={problem ?? line ?? one.address}
        badge={one.id === chosen ? <Badge tone="accent">{t.chosen}</Badge> : badge}
        trailing={price ?? away}
        {...(price !== undefined && away !== undefined && { trailingNote: away })}
        onClick={() => open(one.id)}
      />
    );
  }

  return (
    <Stack>
      {searches && <SearchField field="place" label={t.search} value={text} onChange={setText} />}
      {nearby && !here && (
        <Button
          full
          variant="secondary"
          icon="place"
          action="locate"
          isBusy={nearby.isBusy}
          onClick={() => {
            setRegion(undefined);
            nearby.locate();
          }}
        >
          {t.locate}
        </Button>
      )}
      <Note>
        {here ? (!position && around?.name ? t.around({ name: around.name }) : t.sorted) : t.unknown}
      </Note>
      {regions.length > 1 && (
        <Chips
          scrolls
          legend={t.region}
          options={['', ...regions].map((value) => ({ value, label: value || t.all }))}
          value={shownRegion}
          onChange={setRegion}
        />
      )}
      {shown.length === 0 && <EmptyState picture="none" title={t.none} description={t.noneHint} />}
      {spots.length > 0 && (
        <PlaceMap label={label} spots={spots} here={here} chosen={picked?.one.id} onChoose={setPicked} />
      )}
      {picked && pickedId !== undefined && (
        <Card>
          <List label={picked.one.name}>{row(picked)}</List>
        </Card>
      )}
      {shown.length > 0 && (
        <Card>
          <List label={label}>{shown.map(row)}</List>
        </Card>
      )}
      {picked && (
        <Sheet isOpen={isOpen} title={picked.one.name} part="place" onClose={() => setOpen(false)}>
          <About {...picked} {...say(picked.one)}>
            {more?.(picked.one, () => setOpen(false))}
            {choose && say(picked.one).problem === undefined && (
              <Button
                full
                action={choose.action ?? 'choosePlace'}
                isBusy={choosing.isRunning}
                onClick={() => void choosing.run(picked.one)}
              >
                {choose.label}
              </Button>
            )}
          </About>
        </Sheet>
      )}
      {choose &&
        !choose.hasOwnMain &&
        picked &&
        pickedId !== undefined &&
        !isOpen &&
        say(picked.one).problem === undefined && (
          <MainButton
            action={choose.action ?? 'choosePlace'}
            isBusy={choosing.isRunning}
            run={() => choosing.run(picked.one)}
          >
            {choose.label}
          </MainButton>
        )}
      {nearby && <NearbyTerms nearby={nearby} />}
    </Stack>
  );
}

type AboutProps = PlaceSaying & { one: FoundPlace; km: number | null; children: ReactNode };

/** What is to be known of one place, and where it is. */
function About({ one, km, rows = [], problem, children }: AboutProps) {
  const t = usePlaceWords();
  const { name, address, phone } = one;
  const at = positionOf(one);
  const place = at && { name, latitude: at.latitude, longitude: at.longitude };
  return (
    <Stack>
      <KeyValue
        rows={[
          ...(address ? [{ label: t.address, value: address }] : []),
          ...(km === null ? [] : [{ label: t.distance, value: distanceText(km) }]),
          ...rows,
          ...(phone ? [{ label: t.phone, value: <a href={`tel:${phone}`}>{phoneText(phone)}</a> }] : []),
        ]}
      />
      {problem !== undefined && <Note>{problem}</Note>}
      {place && <MapButton place={place} />}
      {children}
    </Stack>
  );
}
