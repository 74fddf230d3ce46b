import {
  IonBackButton,
  IonButtons,
  IonChip,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonListHeader,
  IonPage,
  IonSpinner,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useForests } from '../domain/useForests.ts';
import { facilities, factsOf, regions, words } from '../domain/words.ts';

const base = import.meta.env.BASE_URL;

export function List() {
  const { list, region, setRegion, wanted, setWanted } = useForests();
  const toggle = (value: string) =>
    setWanted(wanted.includes(value) ? wanted.filter((each) => each !== value) : [...wanted, value]);
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton defaultHref="/" />
          </IonButtons>
          <IonTitle>{words.list}</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        {Object.entries({ '': words.all, ...regions }).map(([value, text]) => (
          <IonChip key={value} outline={region !== value} onClick={() => setRegion(value)}>
            {text}
          </IonChip>
        ))}
        {Object.entries(facilities).map(([value, text]) => (
          <IonChip key={value} outline={!wanted.includes(value)} onClick={() => toggle(value)}>
            {text}
          </IonChip>
        ))}
        {list ? (
          <IonList>
            <IonListHeader>
              <IonLabel>{words.count(list.length)}</IonLabel>
            </IonListHeader>
            {list.map((forest) => (
              <IonItem key={forest.forestId} button detail routerLink={`${base}detail/${forest.forestId}`}>
                <IonLabel>
                  <h3>{forest.forestNm}</h3>
                  <p>{factsOf(forest)}</p>
                  <p>{words.from(forest.minAmt)}</p>
                </IonLabel>
              </IonItem>
            ))}
          </IonList>
        ) : (
          <IonSpinner />
        )}
      </IonContent>
    </IonPage>
  );
}
