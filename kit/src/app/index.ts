export { isWalletPath } from '../manifest/index.ts';
export { AppRoot } from './AppRoot.tsx';
export { alertError } from './alertError.ts';
export { appearance, type TextSize, type Theme } from './appearance.ts';
export { goToApp } from './appLinks.ts';
export { type Assembled, assemble, type Microapp } from './assemble.ts';
export { CancelBooking } from './booking/CancelBooking.tsx';
export { CancelByQuote } from './booking/CancelByQuote.tsx';
export { ChangeBooking } from './booking/ChangeBooking.tsx';
export { HoldNotice } from './booking/HoldNotice.tsx';
export { WhileHeld } from './booking/WhileHeld.tsx';
export { defineScreens, type ScreenLoader, type Screens } from './defineScreens.ts';
export { defineFlow, type Flow, type FlowDraft, type Known, type StepProps } from './flow/defineFlow.tsx';
export { useAutosave } from './flow/useAutosave.ts';
export type { Gate } from './gate.ts';
export type { Gates, ScreenGate } from './guardContext.ts';
export { HistoryFilters } from './histories/HistoryFilters.tsx';
export { HoldingsList } from './holdings/HoldingsList.tsx';
export { LeaveSheet, type LeaveSheetProps } from './holdings/LeaveSheet.tsx';
export { type Holdings, useHoldings } from './holdings/useHoldings.ts';
export { AskPin, type AskPinProps } from './identity/AskPin.tsx';
export { ChooseNumber, type ChooseNumberProps, type ChosenNumber } from './identity/ChooseNumber.tsx';
export { DocumentScan, type DocumentScanProps } from './identity/DocumentScan.tsx';
export { FaceCheck, type FaceCheckProps } from './identity/FaceCheck.tsx';
export { OwnPhone } from './identity/OwnPhone.tsx';
export { PortraitPhoto, type PortraitPhotoProps } from './identity/PortraitPhoto.tsx';
export { ScanPose } from './identity/ScanPose.tsx';
export { useCertificateSign } from './identity/useCertificateSign.ts';
export { useHolderCheck } from './identity/useHolderCheck.ts';
export { useNativeScreen } from './identity/useNativeScreen.ts';
export { useShareLink } from './identity/useShareLink.ts';
export { later } from './later.tsx';
export { NewPin, type NewPinProps } from './NewPin.tsx';
export { type NativeSignOn, type NativeSignOnEnd, signOnFromApp } from './nativeSignOn.ts';
export type { Navigate, Target } from './navigation.ts';
export { MapButton } from './nearby/MapButton.tsx';
export { NearbyTerms } from './nearby/NearbyTerms.tsx';
export {
  type FoundPlace,
  PlaceFinder,
  type PlaceFinderProps,
  type PlaceSaying,
} from './nearby/PlaceFinder.tsx';
export { type Nearby, useNearby } from './nearby/useNearby.ts';
export type { OpenAppOptions, Openings } from './openings/createOpenings.ts';
export type { OpeningEnd, OpenOutcome } from './openings/outcome.ts';
export { ConfirmOrder, OrderProblemNotice } from './orders/ConfirmOrder.tsx';
export { type EndWords, OrderEnd } from './orders/OrderEnd.tsx';
export { Unfinished } from './orders/Unfinished.tsx';
export { type OrderProblem, useOrder, useOrders, useTellEnd } from './orders/useOrder.ts';
export { AskPaymentPin } from './paymentPin/AskPaymentPin.tsx';
export { PaymentPinKeypad } from './paymentPin/PaymentPinKeypad.tsx';
export { PinProblemNotice, SetPinButton, usePinProblemText } from './paymentPin/PinProblemNotice.tsx';
export { useSetPin } from './paymentPin/useSetPin.ts';
export { usePatience } from './payPage/usePatience.ts';
export { usePayPage } from './payPage/usePayPage.ts';
export { type PickPictureOptions, type Picture, pickPicture } from './pickPicture.ts';
export { loginMove, loginPath } from './presentBlock.ts';
export { ConfirmQuoted } from './quotes/ConfirmQuoted.tsx';
export { QuoteNotice } from './quotes/QuoteNotice.tsx';
export { type HeldQuote, useQuote } from './quotes/useQuote.ts';
export { readyPath, startReady } from './ready/startReady.tsx';
export { Screen } from './Screen.tsx';
export { AgreeToService } from './screen/AgreeToService.tsx';
export { AgreeToTerms, type AskedTerm, askedTerm } from './screen/AgreeToTerms.tsx';
export { type Door, DoorGrid, DoorList } from './screen/Doors.tsx';
export { Form } from './screen/Form.tsx';
export { Gone } from './screen/Gone.tsx';
export { MainButton } from './screen/MainButton.tsx';
export { Part } from './screen/Part.tsx';
export { addSealed, importedEarly } from './sealedFiles.ts';
export { forMember } from './signIn/forMember.tsx';
export { type SignOn, type SignOnEnd, signOnFromAffiliate } from './signOn.ts';
export { startMicroapp } from './startMicroapp.tsx';
export { type Action, type ActionOptions, useAction } from './useAction.ts';
export { type AppResult, useAppResult } from './useAppResult.ts';
export { useBlockPopup } from './useBlockPopup.ts';
export { useEndOnLeave } from './useEndOnLeave.ts';
export { type FollowOptions, type LinkOutcome, useFollowLink } from './useFollowLink.ts';
export { useHold } from './useHold.ts';
export { useIntent } from './useIntent.ts';
export { useLeaveGuard } from './useLeaveGuard.ts';
export { type Load, useLoad } from './useLoad.ts';
export { useLoadKept } from './useLoadKept.ts';
export { usePerson } from './usePerson.ts';
export { usePolling } from './usePolling.ts';
export { usePrefetch } from './usePrefetch.ts';
export { useResume } from './useResume.ts';
export { useSealNewPin } from './useSealNewPin.ts';
export { useSignIn } from './useSignIn.ts';
export { useViewport, type Viewport } from './useViewport.ts';
export {
  type ShownScreen,
  useParams,
  useQuery,
  useShownScreen,
  useWallet,
  type Wallet,
} from './WalletContext.ts';
