import { ClockLine } from '@/features/play/clock/clock-line';
import { GoOnCard, type GoOnCardProps } from '@/features/play/turn/go-on-card';
import { BriefOffer } from '../summary/brief-offer';

/** Over the list of the Turn tab: what somebody who looks up should see first. Nothing at all most of the time. */
export function TurnNotices(props: GoOnCardProps) {
  return (
    <>
      <GoOnCard {...props} />
      <ClockLine />
      <BriefOffer />
    </>
  );
}
