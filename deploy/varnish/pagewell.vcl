vcl 4.1;

# Varnish in front of two instances. Pages are kept by the headers that Pagewell sends, and given up by the keys of what
# has changed (`xkey`, of the package varnish-modules).

import std;
import directors;
import xkey;

backend one {
    .host = "one";
    .port = "3000";
    .connect_timeout = 2s;
    .first_byte_timeout = 30s;
    # Streams of events are quiet for 20 seconds at a time.
    .between_bytes_timeout = 90s;
    .probe = { .url = "/readyz"; .interval = 2s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

backend two {
    .host = "two";
    .port = "3000";
    .connect_timeout = 2s;
    .first_byte_timeout = 30s;
    .between_bytes_timeout = 90s;
    .probe = { .url = "/readyz"; .interval = 2s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

# Who may say that something has changed: the instances themselves.
acl inside {
    "127.0.0.1";
    "172.30.0.0"/24;
    # The machine itself, from where what ends TLS sends everybody's requests.
    ! "172.30.0.1";
}

sub vcl_init {
    new instances = directors.round_robin();
    instances.add_backend(one);
    instances.add_backend(two);
}

sub vcl_recv {
    set req.backend_hint = instances.backend();
    # An instance makes a page once for all who wait. Here they would queue, and each would wait for a failed request of its own.
    set req.hash_ignore_busy = true;

    if (req.method == "PURGE") {
        # What ends TLS is of the same network, and what it passes on says that it comes from elsewhere.
        if (client.ip !~ inside || req.http.X-Forwarded-For ~ ",") {
            return (synth(405, "Not from here"));
        }
        # Outdated: sent for up to ten seconds while a new page is fetched, and for a day while no instance answers.
        if (req.http.xkey-softpurge) {
            return (synth(200, "Outdated: " + xkey.softpurge(req.http.xkey-softpurge)));
        }
        if (!req.http.xkey-purge) {
            return (synth(400, "No keys in xkey-purge or xkey-softpurge"));
        }
        return (synth(200, "Given up: " + xkey.purge(req.http.xkey-purge)));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Numbers and health are for those inside; they ask the instances themselves.
    if (req.url ~ "^/(metrics|healthz|readyz)(\?|$)") {
        return (synth(404, "Not found"));
    }
    # The editor: nothing of it is kept, and its streams are passed on as they come.
    if (req.url ~ "^/editor(/|\?|$)") {
        return (pipe);
    }
    # As long as an instance can make a new one, none is sent that is more than ten seconds over its time. See vcl_synth.
    set req.grace = 24h;
    unset req.http.Or-Older;
    if (req.restarts == 0 && std.healthy(req.backend_hint)) {
        set req.grace = 10s;
        set req.http.Or-Older = "yes";
    }
    # Pages for everybody say so themselves. A cookie changes none of them: one that depends on its reader is `private`.
    return (hash);
}

sub vcl_pipe {
    # One request, so that the next one on this connection is looked at again.
    set bereq.http.Connection = "close";
}

# An instance that is ready may lack a page and its database. An error that is delivered takes the place of an older page.
sub failed {
    if (bereq.method != "GET" && bereq.method != "HEAD") {
        return (deliver);
    }
    if (bereq.http.Or-Older && !bereq.is_bgfetch) {
        return (abandon);
    }
    if (bereq.retries == 0 && beresp.backend == one && std.healthy(two)) {
        set bereq.backend = two;
        return (retry);
    }
    if (bereq.retries == 0 && beresp.backend == two && std.healthy(one)) {
        set bereq.backend = one;
        return (retry);
    }
    if (bereq.is_bgfetch) {
        return (abandon);
    }
}

sub vcl_backend_error {
    call failed;
}

# What was abandoned is asked for again: an older page is sent then, or else what the other instance has.
sub vcl_synth {
    if (resp.status == 503 && req.http.Or-Older) {
        return (restart);
    }
}

sub vcl_backend_response {
    if (beresp.status >= 500) {
        call failed;
    }
    if (beresp.http.Surrogate-Key && !beresp.http.xkey) {
        set beresp.http.xkey = beresp.http.Surrogate-Key;
    }
    # Never what is for one reader, whatever else it says.
    if (beresp.http.Cache-Control ~ "(?i)private|no-store" || beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 30s;
        return (deliver);
    }
    # While no instance can make a new one, what was right for a while is sent for a day.
    set beresp.grace = 24h;
}

sub vcl_deliver {
    # Keys are for caches.
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.Cache-Tag;
    # A page of which this cache is told when it changes is as new as one that was just made, however long it has been here. With its age,
    # browsers would ask for it again each time they show it.
    if (resp.http.Cache-Control ~ "s-maxage=86400") {
        unset resp.http.Age;
    }
}
