import {
  Actions,
  AssetTile,
  AssetTiles,
  Bullets,
  Button,
  Card,
  Cover,
  Disclosure,
  Hero,
  IconTile,
  Lead,
  Note,
  Scene,
  SearchDoor,
  SearchField,
  ServiceCell,
  ServiceGrid,
  ServicePages,
  Stack,
  StatePicture,
  Switch,
  TabBar,
  TileSwitch,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import dawn from '../pictures/dawn.svg';
import night from '../pictures/night.svg';
import { Sample } from './Sample.tsx';
import styles from './Samples.module.css';

const pictures = ['forest', 'point', 'gpayment', 'fpayment', 'rail', 'coupon', 'museum', 'exchange'] as const;
const statePictures = [
  'empty',
  'none',
  'offline',
  'failed',
  'work',
  'time',
  'missing',
  'locked',
  'done',
] as const;

/** What overviews are made of: each in its states, on the ground that it stands on. */
export function OverviewSamples() {
  const t = messages.use().gallery.overviews;
  const [isHidden, setHidden] = useState(false);
  const [typed, setTyped] = useState('');
  const [tab, setTab] = useState('home');
  const cells = [...pictures, ...pictures].map((picture, place) => (
    <ServiceCell
      key={place}
      picture={picture}
      name={t.names[picture]}
      state={place % 3 === 1 ? '12,340P' : undefined}
      news={place === 0 ? t.fresh : undefined}
      onClick={() => toast(t.names[picture])}
    />
  ));
  return (
    <div className={styles.ground}>
      <Sample title={t.hero} of={['Hero']}>
        <Hero
          label={t.points}
          value="12,340"
          unit="P"
          note={t.earned}
          eye={{
            isHidden,
            label: isHidden ? t.show : t.hide,
            hidden: t.hidden,
            onToggle: () => setHidden(!isHidden),
          }}
        >
          <Button icon="barcode" onClick={() => toast(t.pay)}>
            {t.pay}
          </Button>
          <Button variant="secondary" onClick={() => toast(t.charge)}>
            {t.charge}
          </Button>
        </Hero>
        <Hero label={t.points} waiting={t.waiting} />
        <Hero label={t.points} problem={t.later} art="none" />
        <Hero isPromise label={t.promise} note={t.promiseText} art="none" />
      </Sample>
      <Sample title={t.scene} of={['Scene']}>
        <Scene picture={{ day: dawn, night }} title={t.whereTo}>
          <Button full onClick={() => toast(t.find)}>
            {t.find}
          </Button>
        </Scene>
        <Scene drawn="museum" title={t.whereTo} note={t.promiseText}>
          <Button full onClick={() => toast(t.find)}>
            {t.find}
          </Button>
        </Scene>
        <Scene drawn="edoc" title={t.points} figure="12,340P" note={t.promiseText} />
      </Sample>
      <Sample title={t.covers} of={['Cover']}>
        <Cover of={t.whereTo} shape="book" />
        <Cover of={t.gold} />
        <Cover of={t.gold} shape="small" />
        <Cover of={t.nft} shape="wide" />
        <Cover of={t.assets} shape="wide" picture="trail" />
        <Cover of={t.assets} place="walk" />
      </Sample>
      <Sample title={t.assets} of={['AssetTiles', 'AssetTile']}>
        <Card>
          <AssetTiles label={t.assets}>
            <AssetTile picture="gold" name={t.gold} value="12" unit="g" hidden={isHidden && t.hidden} />
            <AssetTile picture="nft" name={t.nft} waiting={t.waiting} />
            <AssetTile picture="carbon" name={t.carbon} text={t.join} onClick={() => toast(t.join)} />
            <AssetTile picture="fxwallet" name={t.foreign} problem={t.later} />
          </AssetTiles>
        </Card>
      </Sample>
      <Sample title={t.services} of={['ServiceGrid', 'ServiceCell', 'ServicePages']}>
        <Card>
          <ServiceGrid label={t.services}>{cells.slice(0, pictures.length)}</ServiceGrid>
        </Card>
        <Card>
          <ServicePages label={t.services}>{cells}</ServicePages>
        </Card>
      </Sample>
      <Sample title={t.tiles} of={['IconTile']}>
        <div className={styles.pictures}>
          <IconTile picture="book" size="small" />
          <IconTile picture="book" />
          <IconTile picture="book" size="large" isNew />
          <IconTile picture="unknown" name={t.unknown} />
        </div>
      </Sample>
      <Sample title={t.states} of={['StatePicture']}>
        <div className={styles.pictures}>
          {statePictures.map((name) => (
            <StatePicture key={name} name={name} />
          ))}
        </div>
      </Sample>
      <Sample title={t.search} of={['SearchDoor', 'SearchField']}>
        <SearchDoor label={t.find} onClick={() => toast(t.find)} />
        <SearchDoor label={t.asked} change={t.change} onClick={() => toast(t.change)} />
        <Card>
          <SearchField
            field="sampleSearch"
            label={t.search}
            placeholder={t.find}
            value={typed}
            onChange={setTyped}
          />
        </Card>
      </Sample>
      <Sample title={t.hide} of={['Switch', 'TileSwitch']}>
        <Switch
          isBare
          field="sampleBare"
          label={t.show}
          checked={!isHidden}
          onChange={(isShown) => setHidden(!isShown)}
        />
        <TileSwitch
          field="sampleTile"
          label={t.show}
          picture="book"
          checked={!isHidden}
          onChange={(isShown) => setHidden(!isShown)}
        />
      </Sample>
      <Sample title={t.more} of={['Disclosure']}>
        <Card>
          <Disclosure title={t.coming}>
            <p>{t.comingText}</p>
          </Disclosure>
        </Card>
      </Sample>
      <Sample title={t.promise} of={['Lead', 'Note', 'Bullets', 'Stack', 'Actions']}>
        <Stack>
          <Lead picture="forest" title={t.promise}>
            {t.promiseText}
          </Lead>
          <Bullets texts={[t.earned, t.later]} />
          <Note>{t.comingText}</Note>
          <Bullets isNote texts={[t.earned, t.later]} />
        </Stack>
        <Actions>
          <Button full onClick={() => toast(t.pay)}>
            {t.pay}
          </Button>
        </Actions>
      </Sample>
      <Sample title={t.tabs} of={['TabBar']}>
        <TabBar
          label={t.tabs}
          current={tab}
          tabs={[
            { id: 'home', label: t.tabNames.home, icon: 'home', href: '#home' },
            { id: 'pay', label: t.tabNames.pay, icon: 'pay', href: '#pay' },
            { id: 'benefits', label: t.tabNames.benefits, icon: 'benefits', href: '#benefits' },
            { id: 'all', label: t.tabNames.all, icon: 'all', href: '#all' },
          ]}
          onOpen={({ id }) => setTab(id)}
        />
      </Sample>
    </div>
  );
}
