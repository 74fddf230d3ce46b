export {
  type BoardingLeg,
  type BoardingPassText,
  isSameHolder,
  readBoardingPass,
} from './boardingPass.ts';
export { type CredentialFacts, type CredentialState, isPresentable, liveSecond } from './credential.ts';
export { FACE_TRIES, type FaceProblem, faceCodes, faceProblems } from './faces.ts';
export { identityWords } from './messages/index.ts';
export { PIN_TRIES, type PinVerdict } from './pins.ts';
export {
  type Pixels,
  type PortraitPlan,
  type PortraitProblem,
  portraitCrop,
  portraitProblem,
} from './portrait.ts';
