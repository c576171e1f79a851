import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { hasFields, isListOf, isNumber, isOneOf, isText } from '#contracts/json/guards.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import type { LoggedRevision } from '#editor-preview/model/history.ts';
import {
  maxShareDays,
  type Share,
  type ShareMade,
  type Shares,
  type ShareToMake,
  type Shown,
  shareField,
  sharesAddress,
  usualShareDays,
} from '#editor-preview/model/sharing/share.ts';
import { type Answer, createApiClient, failureMessage } from '../document/apiClient.ts';
import { MainButton, PlainButton } from '../parts/buttons.tsx';
import { buttonRow } from '../parts/controls.styles.ts';
import { Dialog, firstFocus } from '../parts/Dialog.tsx';
import { momentInWords } from '../parts/times.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { choices, links, made as madeLink } from './ShareDialog.styles.ts';

export interface SharesClient {
  list: () => Promise<Answer<Shares>>;
  make: (share: ShareToMake) => Promise<Answer<ShareMade>>;
  revoke: (id: string) => Promise<Answer<unknown>>;
}

function sharesClient(path: string, callApi = createApiClient()): SharesClient {
  return {
    list: () => callApi(sharesAddress, { path }, isShares),
    make: (body) => callApi(sharesAddress, { path }, isShareMade, { method: 'POST', body }),
    revoke: (id) =>
      callApi(sharesAddress, { path, [shareField]: id }, isOneOf(undefined), { method: 'DELETE' }),
  };
}

const isShare = hasFields<Share>({
  id: isText,
  shown: isRecord,
  author: isText,
  createdAt: isText,
  expiresAt: isText,
  opened: isNumber,
});
const isShares = hasFields<Shares>({ shares: isListOf(isShare) });
const isShareMade = hasFields<ShareMade>({ link: isText, share: isShare });

interface ShareDialogProps {
  context: Pick<CommandContext, 'document' | 'view' | 'announce'>;
  onClose: () => void;
  revision?: Pick<LoggedRevision, 'revision' | 'at'>;
  client?: SharesClient;
}

const dayChoices = [1, 7, usualShareDays, 30, maxShareDays];

export default function ShareDialog(props: ShareDialogProps): ReactNode {
  const { context, onClose, revision, client: injected } = props;
  const { document, view, announce } = context;
  const client = useMemo(() => injected ?? sharesClient(view.path), [injected, view.path]);
  const [kind, setKind] = useState<Shown['kind']>(revision ? 'revision' : 'sequence');
  const [days, setDays] = useState(usualShareDays);
  const [shares, setShares] = useState<readonly Share[]>();
  const [link, setLink] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const list = useCallback(async () => {
    const answer = await client.list();
    if (answer.kind === 'done') setShares(answer.value.shares);
    else setTrouble(failureMessage(answer));
  }, [client]);
  useEffect(() => {
    void list();
  }, [list]);
  useEffect(() => {
    if (link !== undefined) field.current?.select();
  }, [link]);

  /** What the link will show; undefined while that is unsaved. */
  const shownNow = async (): Promise<Shown | undefined> => {
    if (kind === 'revision') return revision && { kind, revision: revision.revision };
    // Links show the server's state.
    const isSaved = await document.save();
    const { sequence } = document.view();
    if (!isSaved) return undefined;
    return kind === 'draft' ? { kind } : sequence === undefined ? undefined : { kind, sequence };
  };
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setLink(undefined);
    const shown = await shownNow();
    if (!shown) {
      setBusy(false);
      setTrouble(words.sharing.notSaved);
      return;
    }
    const answer = await client.make({ shown, days });
    setBusy(false);
    setTrouble(answer.kind === 'done' ? undefined : failureMessage(answer));
    if (answer.kind !== 'done') return;
    setLink(new URL(answer.value.link, window.location.href).href);
    await list();
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link ?? '');
      announce(words.sharing.copied);
    } catch {
      // Clipboard access is denied: selects the link for manual copying.
      field.current?.select();
      announce(words.sharing.copyByHand);
    }
  };
  const revoke = async (id: string): Promise<void> => {
    const answer = await client.revoke(id);
    setTrouble(answer.kind === 'done' ? undefined : failureMessage(answer));
    if (answer.kind === 'done') announce(words.sharing.revoked);
    await list();
  };
  return (
    <Dialog title={words.top.share} onClose={onClose}>
      <p>{words.sharing.description}</p>
      {trouble && <p role="alert">{trouble}</p>}
      <form onSubmit={make}>
        <fieldset className={choices}>
          <legend>{words.sharing.sharedVersion}</legend>
          {revision && (
            <Choice
              isChosen={kind === 'revision'}
              onChoose={() => setKind('revision')}
              title={words.sharing.asPublished(momentInWords(revision.at))}
              description={words.sharing.staysAsPublished}
              isFirst
            />
          )}
          <Choice
            isChosen={kind === 'sequence'}
            onChoose={() => setKind('sequence')}
            title={words.sharing.thisState}
            description={words.sharing.staysAsNow}
            isFirst={revision === undefined}
          />
          <Choice
            isChosen={kind === 'draft'}
            onChoose={() => setKind('draft')}
            title={words.sharing.draft}
            description={words.sharing.draftHelp}
          />
        </fieldset>
        <div className={choices}>
          <label>
            {words.sharing.validFor}
            <select value={days} onChange={(event) => setDays(Number(event.target.value))}>
              {dayChoices.map((one) => (
                <option key={one} value={one}>
                  {words.sharing.days(one)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <p className={buttonRow}>
          <MainButton type="submit" disabled={isBusy}>
            {isBusy ? words.sharing.busy : words.sharing.make}
          </MainButton>
        </p>
      </form>
      {link !== undefined && (
        <div className={madeLink}>
          <p>{words.sharing.hereItIs}</p>
          <div>
            <input
              ref={field}
              readOnly
              aria-label={words.sharing.link}
              value={link}
              onFocus={(event) => event.target.select()}
            />
            <PlainButton onClick={() => void copy()}>{words.sharing.copy}</PlainButton>
          </div>
        </div>
      )}
      {shares && shares.length > 0 && <Links shares={shares} onRevoke={revoke} />}
    </Dialog>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  title: string;
  description: string;
  isFirst?: boolean;
}

function Choice({ isChosen, onChoose, title, description, isFirst = false }: ChoiceProps): ReactNode {
  return (
    <label>
      <input
        type="radio"
        name="shown"
        checked={isChosen}
        onChange={onChoose}
        {...(isFirst && { [firstFocus]: '' })}
      />
      <span>
        {title}
        <small>{description}</small>
      </span>
    </label>
  );
}

function Links(props: { shares: readonly Share[]; onRevoke: (id: string) => Promise<void> }): ReactNode {
  const { shares, onRevoke } = props;
  const now = Date.now();
  return (
    <section className={links} aria-label={words.sharing.links}>
      <h3>{words.sharing.links}</h3>
      <ul>
        {shares.map((share) => {
          const isOver = share.revokedAt !== undefined || Date.parse(share.expiresAt) <= now;
          return (
            <li key={share.id} data-over={isOver ? '' : undefined}>
              <span>
                {shownInWords(share)}
                <small>
                  {words.sharing.by(share.author)} {endInWords(share, now)} {openedInWords(share)}
                </small>
              </span>
              {!isOver && (
                <PlainButton
                  aria-label={words.sharing.revokeNamed(shownInWords(share), momentInWords(share.createdAt))}
                  onClick={() => void onRevoke(share.id)}
                >
                  {words.sharing.revoke}
                </PlainButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function shownInWords({ shown, createdAt }: Share): string {
  if (shown.kind === 'draft') return words.sharing.draft;
  return shown.kind === 'sequence'
    ? words.sharing.asItWas(momentInWords(createdAt))
    : words.sharing.revision(shown.revision);
}

function endInWords({ revokedAt, expiresAt }: Share, now: number): string {
  if (revokedAt !== undefined) return words.sharing.revokedOn(momentInWords(revokedAt));
  return Date.parse(expiresAt) <= now
    ? words.sharing.expiredOn(momentInWords(expiresAt))
    : words.sharing.validUntil(momentInWords(expiresAt));
}

function openedInWords({ opened, openedAt }: Share): string {
  if (openedAt === undefined) return words.sharing.notOpened;
  return words.sharing.opened(opened, momentInWords(openedAt));
}
