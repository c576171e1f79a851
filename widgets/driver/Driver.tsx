import { type CSSProperties, type ReactNode, useId } from 'react';
import { adTypeAttribute, placementAttribute, placementStageAttribute } from '#contracts/placements.ts';
import type { Newsletter } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { advert, advertLabel } from '../commerce/advert.styles.ts';
import { advertisementLabel } from '../commerce/paidMedia.ts';
import { SignUpForm } from '../newsletter/SignUpForm.tsx';
import { trackFacts, trackView } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Paragraphs } from '../ui/PlainText.tsx';
import { driver } from './Driver.styles.ts';
import { DriverButton } from './DriverButton.tsx';
import { DriverSteps } from './DriverSteps.tsx';
import { type DriverContent, type DriverData, driverContent } from './driverContent.ts';

const pictureWidth = 480;

/** Inline: as CSS, all variants would be in the critical styles of each page with a driver. */
const spaceInside: Readonly<Record<NonNullable<DriverData['style']>, CSSProperties | undefined>> = {
  standard: undefined,
  noRight: { paddingInlineEnd: 0 },
  noLeft: { paddingInlineStart: 0 },
  hero: { paddingBlock: 'calc(2 * var(--inside))' },
  noBottom: { paddingBottom: 0 },
  removePadding: { padding: 0 },
};

/** A paid one is labelled as an advertisement. An empty element does not count as a marketing placement. */
export default function Driver({
  data,
  block: { newsletter, articlePath, privatePath, indexOfKind, hasFirstPicture },
}: WidgetProps<
  'driver',
  'newsletter' | 'articlePath' | 'privatePath' | 'indexOfKind' | 'hasFirstPicture'
>): ReactNode {
  const id = useId();
  const content = driverContent(data, newsletter);
  if (!content) return <div />;
  const { whisper, headline, bodyCopy, image, link, brand, letters, steps } = content;
  const titleId = `${id}title`;
  return (
    <aside
      className={brand ? `${advert} ${driver}` : driver}
      {...(headline ? { 'aria-labelledby': titleId } : { 'aria-label': brand ?? 'More for you' })}
      style={spaceInside[data.style ?? 'standard']}
      {...placeOf(data)}
      {...factsOf(data, content)}
      {...trackView(trackingEvent('element-viewed', { elementType: 'SECTION' }))}
    >
      {brand && (
        <small className={advertLabel}>
          <OwnWords>{advertisementLabel}</OwnWords> <span>{brand}</span>
        </small>
      )}
      {image && <Picture {...image} alt={image.alt} shownWidth={pictureWidth} eager={hasFirstPicture} />}
      <div>
        <div>
          {whisper && <small>{whisper}</small>}
          {headline && <strong id={titleId}>{headline}</strong>}
          <Paragraphs text={bodyCopy} />
          {link && <DriverButton link={link} isPaid={brand !== undefined} about={headline} />}
          {newsletter && letters && (
            <Form {...{ newsletter, letters, data, articlePath, privatePath, indexOfKind }} />
          )}
        </div>
        <DriverSteps steps={steps} isPaid={brand !== undefined} />
      </div>
    </aside>
  );
}

interface FormProps {
  newsletter: Newsletter;
  letters: readonly string[];
  data: DriverData;
  articlePath: string;
  privatePath: string | undefined;
  indexOfKind: number;
}

function Form({ newsletter, letters, data, articlePath, privatePath, indexOfKind }: FormProps): ReactNode {
  const { newsletterSource: source, campaignName } = data;
  return (
    <SignUpForm
      newsletter={newsletter}
      lists={letters}
      place={{
        ...(source ? { source } : {}),
        ...(campaignName ? { campaignName } : {}),
        url: articlePath,
        contentIndex: String(indexOfKind),
      }}
      privatePath={privatePath}
    />
  );
}

function placeOf({ articlePlacement, driverType }: DriverData): Readonly<Record<string, string>> {
  const adType = adTypeOf(driverType);
  return {
    ...(articlePlacement
      ? { [placementAttribute]: articlePlacement, [placementStageAttribute]: 'preloaded' }
      : {}),
    ...(adType ? { [adTypeAttribute]: adType } : {}),
  };
}

function factsOf(data: DriverData, { headline, brand }: DriverContent): Readonly<Record<string, string>> {
  return trackFacts({
    location: 'Driver',
    name: data.campaignName ?? headline,
    brand,
    formatType: adTypeOf(data.driverType),
    variant: data.articlePlacement ?? data.quiz?.quizType,
  });
}

const adTypes: Readonly<Record<string, string>> = {
  recipeCarousel: 'recipe_widget',
  calculator: 'health_tool',
  symptomExplorer: 'symptom_tool',
  quiz: 'quiz_widget',
  multiImageCTA: 'care_widget',
  adaAssessment: 'ada_health',
  inlineTraveler: 'travel_tool',
  email: 'newsletter_driver',
};

function adTypeOf(driverType: string | undefined): string | undefined {
  return driverType !== undefined && Object.hasOwn(adTypes, driverType) ? adTypes[driverType] : undefined;
}
