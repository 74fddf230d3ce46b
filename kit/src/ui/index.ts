import './styles.css';

export { type Agreement, AgreementList, type AgreementListProps } from './AgreementList/AgreementList.tsx';
export { type Agreements, useAgreements } from './AgreementList/useAgreements.ts';
export { AmountField, type AmountFieldProps } from './AmountField/AmountField.tsx';
export { AssetFigure } from './AssetFigure/AssetFigure.tsx';
export { Badge, type Tone } from './Badge/Badge.tsx';
export { Banner } from './Banner/Banner.tsx';
export { Barcode, type BarcodeProps } from './Barcode/Barcode.tsx';
export { BottomBar } from './BottomBar/BottomBar.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { Calendar, type CalendarProps } from './Calendar/Calendar.tsx';
export type { DayInfo } from './Calendar/CalendarDay.tsx';
export type { DateRange } from './Calendar/selection.ts';
export { Card } from './Card/Card.tsx';
export { Carousel, type CarouselProps, type CarouselSlide } from './Carousel/Carousel.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { Chips, type ChipsProps } from './Chips/Chips.tsx';
export { Countdown, type CountdownProps } from './Countdown/Countdown.tsx';
export { DateSheet, type DateSheetProps } from './DateSheet/DateSheet.tsx';
export { DialogHost } from './DialogHost/DialogHost.tsx';
export { EmptyState } from './EmptyState/EmptyState.tsx';
export { ErrorState } from './ErrorState/ErrorState.tsx';
export { Gallery, type GalleryImage } from './Gallery/Gallery.tsx';
export { focusTitle } from './Header/focusTitle.ts';
export { Header } from './Header/Header.tsx';
export { Icon, type IconName } from './Icon/Icon.tsx';
export { IconButton } from './IconButton/IconButton.tsx';
export { InlineNotice } from './InlineNotice/InlineNotice.tsx';
export { KeyValue, type KeyValueRow } from './KeyValue/KeyValue.tsx';
export { List } from './List/List.tsx';
export { ListItem } from './ListItem/ListItem.tsx';
export { LongWork, type LongWorkProps } from './LongWork/LongWork.tsx';
export { MediaCard } from './MediaCard/MediaCard.tsx';
export { Money } from './Money/Money.tsx';
export { NoticeBar } from './NoticeBar/NoticeBar.tsx';
export {
  NoticePopup,
  type NoticePopupButton,
  type NoticePopupClosing,
  type NoticePopupProps,
} from './NoticePopup/NoticePopup.tsx';
export { OfflineNotice } from './OfflineNotice/OfflineNotice.tsx';
export {
  alert,
  closeDialogs,
  closeTopDialog,
  confirm,
  hasOpenDialog,
  loginGuide,
} from './overlays/dialogs.ts';
export type { Answer, DialogText } from './overlays/overlays.ts';
export { hasPopup, openPopup, type PopupProps, registerPopup } from './overlays/popups.ts';
export { PagedList, type PagedListProps } from './PagedList/PagedList.tsx';
export type { ListPage, LoadPage } from './PagedList/usePages.ts';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { PaymentCode, type PaymentCodeProps, type ShownCode } from './PaymentCode/PaymentCode.tsx';
export { PdfPager, type PdfPagerProps } from './PdfPager/PdfPager.tsx';
export { pdfPageInterval } from './PdfPager/pages.ts';
export type { LoadPdf } from './PdfPager/usePdf.ts';
export {
  type PhoneCalls,
  type PhoneCheck,
  PhoneVerification,
  type PhoneVerificationProps,
} from './PhoneVerification/PhoneVerification.tsx';
export { PopupHost } from './PopupHost/PopupHost.tsx';
export { ProgressSteps } from './ProgressSteps/ProgressSteps.tsx';
export type { QrLevel } from './QrCode/encodeQrCode.ts';
export { QrCode, type QrCodeProps } from './QrCode/QrCode.tsx';
export type { OpenCamera } from './QrScanner/camera.ts';
export { QrScanner, type QrScannerProps } from './QrScanner/QrScanner.tsx';
export { RadioGroup, type RadioOption } from './RadioGroup/RadioGroup.tsx';
export { Rating } from './Rating/Rating.tsx';
export { ResultPage } from './ResultPage/ResultPage.tsx';
export { SafeHtml } from './SafeHtml/SafeHtml.tsx';
export { Section } from './Section/Section.tsx';
export { SecureKeypad, type SecureKeypadProps } from './SecureKeypad/SecureKeypad.tsx';
export { Sheet, type SheetProps } from './Sheet/Sheet.tsx';
export type { SheetOption } from './SheetSelect/OptionList.tsx';
export { SheetSelect } from './SheetSelect/SheetSelect.tsx';
export { Skeleton } from './Skeleton/Skeleton.tsx';
export { SkeletonDigitalId } from './Skeleton/SkeletonDigitalId.tsx';
export { SkeletonMain } from './Skeleton/SkeletonMain.tsx';
export { SkeletonPlain } from './Skeleton/SkeletonPlain.tsx';
export { Spinner } from './Spinner/Spinner.tsx';
export { StepFlow, type StepFlowProps } from './StepFlow/StepFlow.tsx';
export { Stepper } from './Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { Tabs } from './Tabs/Tabs.tsx';
export { TermsDialog, type TermsDialogProps } from './TermsDialog/TermsDialog.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { ToastHost } from './ToastHost/ToastHost.tsx';
export { hideToast, toast } from './ToastHost/toast.ts';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { type RunningCountdown, useCountdown } from './useCountdown/useCountdown.ts';
export { type FieldBinding, type Form, type ToggleBinding, useForm } from './useForm/useForm.ts';
export { type KeptPlace, useKeptPlace } from './useKeptPlace/useKeptPlace.ts';
export {
  type LongWorkControl,
  useLongWork,
  type WorkProgress,
  type WorkState,
  type WorkTools,
} from './useLongWork/useLongWork.ts';
export {
  defineSteps,
  type KnownAt,
  type StepPath,
  type StepPlan,
  type StepSchemas,
} from './useSteps/defineSteps.ts';
export { type StepAt, type Steps, useSteps } from './useSteps/useSteps.ts';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
