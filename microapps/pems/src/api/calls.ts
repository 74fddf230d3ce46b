import { get, post } from '@wallet/kit/api';
import type { AnimalForm, Colour, Kind, Shot } from '../model/animal.ts';
import * as wire from './wire.ts';

// Reads are GET, so that a page asks before its scripts (`asks`); changes are POST. All names are our own (N40).

const byAnimal = { send: (anmlId: string) => ({ params: { anmlId } }) };

export const readOverview = get('/pems/animals', { answer: wire.overview });
export const readCard = get('/pems/animal', { ...byAnimal, answer: wire.card });
export const readOwner = get('/pems/owner', { answer: wire.owner });
/** Whether nobody has to register there: some islands. An address stands in the body, never in an address. */
export const isExemptAt = post('/pems/area', {
  lost: 'harmless',
  duplicates: 'allow',
  send: (addr: string) => ({ body: { addr } }),
  answer: wire.isExempt,
});
export const readTerms = get('/pems/terms', { answer: wire.terms });
export const listBreeds = get('/pems/breeds', { answer: wire.breeds });
/** How the register has a number: of nobody yet, of me, of another, or not at all. */
export const checkNumber = post('/pems/registerCheck', {
  lost: 'harmless',
  duplicates: 'allow',
  send: (regNo: string) => ({ body: { regNo } }),
  answer: wire.numberState,
});
export const listAgencies = get('/pems/agencies', { answer: wire.agencies });
export const readAgencyDays = get('/pems/agencyDays', {
  send: (agncId: string) => ({ params: { agncId } }),
  answer: wire.agencyDays,
});

export interface Applying {
  animal: AnimalForm & { kind: Kind; tag: 'chip' | 'tag' };
  animalId: string;
  agencyId: string;
  visitOn: string;
  address: string;
  agreed: readonly string[];
}
export const apply = post('/pems/apply', {
  lost: 'sameKey',
  send: ({ animal, animalId, agencyId, visitOn, address, agreed }: Applying) => ({
    body: {
      anmlId: animalId,
      anmlKnd: wire.wireKind[animal.kind],
      anmlNm: animal.name,
      brdCd: animal.breedCode,

      gndr: animal.sex === 'male' ? 'M' : 'F',
      ntrYn: animal.isNeutered ? 'Y' : 'N',
      brthYmd: animal.birth,

      colr: wire.wireColour[animal.colour],
      image: animal.image,
      regNo: animal.number,

      tagKnd: animal.tag === 'chip' ? 'CHIP' : 'TAG',
      agncId: agencyId,
      vstYmd: visitOn,
      addr: address,
      agreStpulIdList: agreed,
    },
  }),
  answer: wire.application,
});
export const listApplications = get('/pems/applications', { answer: wire.applications });
/** Sends another photo for an application that came back. */
export const correct = post('/pems/correct', {
  lost: 'harmless',
  send: ({ number, image }: { number: string; image: string }) => ({ body: { rceptNo: number, image } }),
  answer: wire.application,
});
export const cancel = post('/pems/cancel', {
  lost: 'sameEnd',
  send: (rceptNo: string) => ({ body: { rceptNo } }),
  answer: wire.application,
});

/** What the register is told of an animal; told again it changes nothing. */
export const tellChange = post('/pems/change', {
  lost: 'harmless',
  send: ({ kind, animalId }: { kind: 'lost' | 'found' | 'tag'; animalId: string }) => ({
    body: { knd: { lost: 'LOST', found: 'FOUN', tag: 'TAG' }[kind], anmlId: animalId },
  }),
});
/** For all animals of the owner at once. */
export const changeContact = post('/pems/change', {
  lost: 'harmless',
  send: ({ address, phone }: { address: string; phone: string }) => ({
    body: { knd: 'CNTC', addr: address, phone },
  }),
});
export const tellDeath = post('/pems/death', {
  lost: 'harmless',
  send: ({ animalId, on }: { animalId: string; on: string }) => ({ body: { anmlId: animalId, ymd: on } }),
});
export const keepShot = post('/pems/vaccination', {
  lost: 'harmless',
  send: ({ animalId, kind, doneOn }: { animalId: string; kind: Shot; doneOn: string }) => ({
    body: { anmlId: animalId, vcntKnd: wire.wireShot[kind], doneYmd: doneOn },
  }),
});

const numbered = { send: (offrId: string) => ({ body: { offrId } }), answer: wire.offer };
/** To a number, or to whoever gets the link. */
export const offerOwner = post('/pems/ownerOffer', {
  lost: 'sameKey',
  send: ({ animalId, phone }: { animalId: string; phone: string }) => ({ body: { anmlId: animalId, phone } }),
  answer: wire.offer,
});
export const readOffer = get('/pems/offer', {
  send: (offrId: string) => ({ params: { offrId } }),
  answer: wire.offer,
});
export const acceptOffer = post('/pems/ownerAccept', { ...numbered, lost: 'harmless' });
export const recallOffer = post('/pems/ownerRecall', { ...numbered, lost: 'sameEnd' });

export const listReports = get('/pems/reports', { answer: wire.reports });
export const readReport = get('/pems/report', {
  send: (rprtId: string) => ({ params: { rprtId } }),
  answer: wire.report,
});
export interface Reporting {
  type: 'lost' | 'found';
  animalId: string;
  kind: Kind;
  breedCode: string;
  colour: Colour;
  region: string;
  place: string;
  /** YYYYMMDDhhmmss */
  at: string;
  marks: string;
  image: string;
  number: string;
}
export const sendReport = post('/pems/report', {
  lost: 'sameKey',
  send: ({
    type,
    animalId,
    kind,
    breedCode,
    colour,
    region,
    place,
    at,
    marks,
    image,
    number,
  }: Reporting) => ({
    body: {
      rprtKnd: type === 'lost' ? 'LOST' : 'FOND',
      anmlId: animalId,
      anmlKnd: wire.wireKind[kind],

      brdCd: breedCode,
      colr: wire.wireColour[colour],
      rgn: region,
      plcNm: place,
      hpnYMS: at,

      ftr: marks,
      image,
      regNo: number,
    },
  }),
  answer: wire.report,
});
const reported = { send: (rprtId: string) => ({ body: { rprtId } }), answer: wire.report };
export const endReport = post('/pems/reportEnd', { ...reported, lost: 'harmless' });
export const renewReport = post('/pems/reportRenew', { ...reported, lost: 'harmless' });
export const sendMessage = post('/pems/message', {
  lost: 'sameKey',
  send: ({ reportId, text }: { reportId: string; text: string }) => ({
    body: { rprtId: reportId, ctnt: text },
  }),
});
