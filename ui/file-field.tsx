import { Upload, X } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { IconButton } from "./button.tsx";
import { describedBy, FieldError, FieldFrame, type FieldWords, fieldId } from "./field-frame.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import "./styles/files.css";

type FileFieldProps = Omit<FieldWords, "hint"> &
  Omit<ComponentProps<"input">, "name" | "id" | "type" | "onChange"> & {
    /** "Drop files here, or {choose files}" */
    prompt: ReactNode;
    /** Limits: how many, how large. */
    limits?: ReactNode;
    onFiles?: (files: File[]) => void;
    /** The rows of files already taken. */
    children?: ReactNode;
  };

/** The input itself lies over the zone, so clicking and dropping work before any script has run. */
export function FileField(props: FileFieldProps) {
  const { label, name, id: givenId, error, optional, aside, prompt, limits, onFiles, className, children, ...rest } = props;
  const id = fieldId(name, givenId);
  const [over, setOver] = useState(false);
  return (
    <FieldFrame {...{ id, label, error, optional, aside, className }}>
      <div className="drop" data-over={over || undefined}>
        <Upload size={20} aria-hidden="true" />
        <span className="drop-text">
          <span>{prompt}</span>
          {limits ? <span id={`${id}-hint`}>{limits}</span> : null}
        </span>
        <input
          {...rest}
          type="file"
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint: limits, error })}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => onFiles?.([...(event.currentTarget.files ?? [])])}
        />
      </div>
      {children ? <ul>{children}</ul> : null}
    </FieldFrame>
  );
}

type FileRowProps = {
  name: string;
  size: string;
  /** A thumbnail, or nothing: then the ending of the name is shown. */
  thumbnail?: ReactNode;
  /** 0 to 100 while it travels. */
  progress?: number;
  progressLabel?: string;
  note?: ReactNode;
  error?: ReactNode;
  remove?: { label: string; onClick: () => void };
};

export function FileRow({ name, size, thumbnail, progress, progressLabel, note, error, remove }: FileRowProps) {
  return (
    <li className="file-row">
      <span className="file-kind" aria-hidden="true">
        {thumbnail ?? name.split(".").pop()?.slice(0, 4).toUpperCase()}
      </span>
      <span className="file-text">
        <span className="file-name">
          {name} <span className="figure-number hint">{size}</span>
        </span>
        {error ? <FieldError>{error}</FieldError> : null}
        {note || progress !== undefined ? (
          <span className="file-note">
            {progress === undefined ? null : (
              <ProgressBar className="file-progress" value={progress} max={100} tone="jade" label={progressLabel ?? name} />
            )}
            {note}
          </span>
        ) : null}
      </span>
      {remove ? (
        <IconButton label={remove.label} onClick={remove.onClick}>
          <X size={17} />
        </IconButton>
      ) : null}
    </li>
  );
}
